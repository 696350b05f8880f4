import { t } from '@/lib/i18n'
import type { FieldBase, Text } from '../../schema/definition'
import type { DefinitionReader } from '../../schema/definition-reader'
import type { Spoken } from '../../schema/nodes'
import { matchesWhole, wholePattern } from '../../schema/whole-pattern'
import type { Attribute } from '../attributes'
import { type Finding, type UsualKind, written } from '../kind'
import { checkLengths, lengthHint, lengthLimit, lengths, settleLengths } from './lengths'

/** Single-line text. Value: string. */
interface TextSource extends FieldBase {
  kind: 'text'
  minLength?: number
  /** In characters as a person counts them (default 200). */
  maxLength?: number
  /** Regular expression the whole value must match, with the message shown when it does not and the server's code for it. */
  pattern?: Pattern
}

interface Pattern {
  source: string
  message: Text
  code?: number
}

function codeOf(raw: DefinitionReader): { code?: number } {
  const code = raw.code('code')
  return code === undefined ? {} : { code }
}

const pattern: Attribute<Spoken<Pattern> | undefined> = {
  schema: { type: 'object', required: ['source', 'message'], properties: { source: {}, message: {}, code: {} } },
  read(source, name) {
    const raw = source.get(name) === undefined ? undefined : source.object(name)
    if (!raw) return undefined
    const read = { source: raw.neededText('source'), message: raw.neededWords('message'), ...codeOf(raw) }
    return wholePattern(read.source) ? raw.speak(read) : source.fault(`${name}.source`, t('不是有效的正则表达式'))
  },
}

function checkPattern({ pattern, label }: { pattern?: Spoken<Pattern>; label: string }, value: string): Finding[] {
  if (!pattern || value.trim() === '') return []
  const expression = wholePattern(pattern.source)
  if (!expression || matchesWhole(expression, value)) return []
  const message = pattern.message || t('请按要求的格式填写{label}', { label })
  return [{ check: 'pattern', message, ...(pattern.code !== undefined && { code: pattern.code }) }]
}

/** Single-line text. */
export const text: UsualKind<TextSource, string> = {
  ...written,
  attributes: { ...lengths(200), pattern },
  settle: settleLengths,
  check(node, value) {
    const findings = checkLengths(node, value)
    return findings.length > 0 ? findings : checkPattern(node, value)
  },
  editor: 'usual',
  // what has a pattern is a number of some kind: its characters are narrow
  columnWidth: ({ maxLength = 200, pattern }) =>
    Math.max(5, pattern ? Math.min(12, Math.ceil(maxLength * 0.6)) : Math.min(8, maxLength)),
  hint: lengthHint,
  sheetLimit: lengthLimit,
  sample: () => [
    '样例内容', // not translated: an answer
    '样例内容；试填；测试', // not translated: an answer
    'AB1234',
    'SH20250001',
    '13800001001',
    'name@example.com',
    '91310000607390162X',
    '11010519491231002X',
    '1',
  ],
}
