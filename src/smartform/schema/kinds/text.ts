import { t } from '@/lib/i18n'
import type { DefinitionReader } from '../definition-reader'
import type { TextNode } from '../nodes'
import type { Finding, Kind } from './kind'
import { checkLengths, coerceText, readLengths } from './written'

type Pattern = NonNullable<TextNode['pattern']>

const compiled = new WeakMap<Pattern, RegExp>()

/** Longer text is not matched: a careless expression could take minutes over it. */
const longestMatched = 1000

function compile(source: string): RegExp | null {
  try {
    // alone first, so that a source with stray brackets is not made whole by the frame
    new RegExp(source, 'u')
    return new RegExp(`^(?:${source})$`, 'u')
  } catch {
    return null
  }
}

function codeOf(raw: DefinitionReader): { code?: number } {
  const code = raw.code('code')
  return code === undefined ? {} : { code }
}

function readPattern(source: DefinitionReader): Pattern | undefined {
  if (source.get('pattern') === undefined) return undefined
  const raw = source.object('pattern')
  if (!raw) return undefined
  const pattern = { source: raw.neededText('source'), message: raw.neededText('message'), ...codeOf(raw) }
  const expression = compile(pattern.source)
  if (!expression) return source.fault('pattern.source', t('不是有效的正则表达式'))
  compiled.set(pattern, expression)
  return pattern
}

function checkPattern(node: TextNode, value: string): Finding[] {
  const text = value.trim()
  if (!node.pattern || text === '' || text.length > longestMatched) return []
  const expression = compiled.get(node.pattern) ?? compile(node.pattern.source)
  if (!expression || expression.test(text)) return []
  const message = node.pattern.message || t('请按要求的格式填写{label}', { label: node.label })
  return [{ check: 'pattern', message, ...(node.pattern.code !== undefined && { code: node.pattern.code }) }]
}

/** Single-line text. */
export const text: Kind<TextNode, string> = {
  gives: 'text',
  width: 1,
  read: (common, source) => ({
    ...common,
    kind: 'text',
    ...readLengths(source, 200),
    pattern: readPattern(source),
  }),
  empty: () => '',
  coerce: (_, raw) => coerceText(raw),
  clean: (_, value) => value.trim(),
  isEmpty: (value) => value.trim() === '',
  check(node, value) {
    const lengths = checkLengths(node, value)
    return lengths.length > 0 ? lengths : checkPattern(node, value)
  },
  missing: (node) => t('请填写{label}', { label: node.label }),
  operand: (_, value) => value.trim() || null,
}
