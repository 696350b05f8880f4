/** The field kinds of single-line, multi-line and rich text: definition, values, validation, text. */

import { ownValue } from '@/lib/collections/own-value'
import { locale, t } from '@/lib/i18n/i18n'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import { countCharacters } from '@/lib/text/count-characters'
import { htmlText, plainToHtml } from '@/lib/text/html-text'
import { fullMatchPattern, isFullMatch } from '@/lib/validation/full-match'
import { type DefinitionReader, isRawObject } from '../../schema/definition-reader'
import type { FieldBase, Text } from '../../schema/field-base'
import type { Spoken } from '../../schema/parsed'
import { count, ordered } from '../attributes'
import { type Attribute, drawnBy, type Finding, type Kind, type UsualKind, written } from '../kind'

/** Shared by single-line, long and rich text. */
interface MeasuredSource extends FieldBase {
  minLength?: number
  /** In characters as people count them (default 200; long and rich text 2000, without markup). */
  maxLength?: number
}

type Lengths = Pick<MeasuredSource, 'minLength' | 'maxLength'>

/** The length limits, in characters as people count them. */
function lengths(usual: number) {
  return { minLength: count(0), maxLength: count(1, usual) }
}

/** Checks the trimmed length; an empty text is never too short. */
function checkLengths(node: Lengths & { label: string }, value: string): Finding[] {
  const text = value.trim()
  const { label, minLength: min, maxLength: max } = node
  // A text never has more characters than code units, so most need no counting.
  if (text === '' || ((max === undefined || text.length <= max) && min === undefined)) return []
  const n = countCharacters(text)
  if (max !== undefined && n > max)
    return [{ check: 'maxLength', message: t('{label}不能超过 {max} 个字，现在 {n} 个', { label, max, n }) }]
  if (min !== undefined && n < min)
    return [{ check: 'minLength', message: t('{label}至少要 {min} 个字，现在 {n} 个', { label, min, n }) }]
  return []
}

/** Shared by all texts. */
const measured = {
  ...written,
  settle: <N extends Lengths>(node: N, source: DefinitionReader) => ordered(node, source, 'minLength', 'maxLength'),
  check: checkLengths,
  hint: (node: Lengths) => t('文字，不超过 {max} 字', { max: node.maxLength ?? 200 }),
  sample: (node: Lengths): readonly string[] => {
    return ['样', '样例内容'.repeat(5), '样'.repeat(node.minLength ?? 1)] // not translated: an answer
  },
} as const

/** The limit as a spreadsheet counts; null for a pattern it cannot express. */
function lengthLimit({ minLength, maxLength = 200 }: Lengths): CellLimit {
  return { type: 'textLength', least: minLength === undefined ? undefined : String(minLength), most: String(maxLength) }
}

/** Single-line text. Value: string. */
interface TextSource extends MeasuredSource {
  kind: 'text'
  /** Regular expression for the whole value, with its message and the server's code. */
  pattern?: Pattern
  /** English of the values that the form itself fills in (names of fixed rows); other values are read as typed. */
  inEnglish?: Readonly<Record<string, string>>
}

interface Pattern {
  source: string
  message: Text
  code?: number
}

const pattern: Attribute<Spoken<Pattern> | undefined> = {
  schema: { type: 'object', required: ['source', 'message'], properties: { source: {}, message: {}, code: {} } },
  read(source, name) {
    const raw = source.object(name)
    if (!raw) return undefined
    const read = { source: raw.neededText('source'), message: raw.neededWords('message'), code: raw.code('code') }
    return fullMatchPattern(read.source) ? raw.speak(read) : source.fault(`${name}.source`, t('不是有效的正则表达式'))
  },
}

const inEnglish: Attribute<Readonly<Record<string, string>> | undefined> = {
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  read(source, name) {
    if (!source.has(name)) return undefined
    const raw = source.get(name)
    if (!isRawObject(raw)) return source.fault(name, t('须为对象'))
    const texts = Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    if (texts.length < Object.keys(raw).length) source.fault(name, t('须为文字'))
    return Object.fromEntries(texts)
  },
}

function checkPattern({ pattern, label }: { pattern?: Spoken<Pattern>; label: string }, value: string): Finding[] {
  if (!pattern || value.trim() === '') return []
  const expression = fullMatchPattern(pattern.source)
  if (!expression || isFullMatch(expression, value)) return []
  const message = pattern.message || t('请按要求的格式填写{label}', { label })
  return [{ check: 'pattern', message, ...(pattern.code !== undefined && { code: pattern.code }) }]
}

/** Single-line text. */
export const text: UsualKind<TextSource, string> = {
  ...measured,
  attributes: { ...lengths(200), pattern, inEnglish },
  text: ({ inEnglish = {} }, value) => (locale() === 'en' && ownValue(inEnglish, value)) || value,
  check(node, value) {
    const findings = checkLengths(node, value)
    return findings.length > 0 ? findings : checkPattern(node, value)
  },
  editor: 'usual',
  // A pattern means some kind of number, with narrow characters.
  columnWidth: ({ maxLength = 200, pattern }) =>
    Math.max(5, pattern ? Math.min(12, Math.ceil(maxLength * 0.6)) : Math.min(8, maxLength)),
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

/** Multi-line text with a counter. Value: string. */
interface LongTextSource extends MeasuredSource {
  kind: 'longText'
  rows?: number
}

/** Multi-line text. */
export const longText: UsualKind<LongTextSource, string> = {
  ...measured,
  width: 3,
  attributes: { ...lengths(2000), rows: count(1) },
  editor: 'usual',
  columnWidth: () => 16,
  fromSheet: (_, text) => ({ raw: text }),
  sheetLimit: lengthLimit,
  blank: 'room',
}

/**
 * Rich text with a small safe subset of HTML: p, br, strong, em, u, ul, ol, li, a (http or https). Value: HTML as a
 * string.
 */
interface RichTextSource extends MeasuredSource {
  kind: 'richText'
}

/** Rich text; expressions, limits and workbooks see its plain text. */
export const richText: Kind<RichTextSource, string> = {
  ...measured,
  width: 3,
  attributes: lengths(2000),
  clean: (_, value) => (htmlText(value) === '' ? '' : value.trim()),
  isEmpty: (value) => htmlText(value) === '',
  check: (node, value) => checkLengths(node, htmlText(value)),
  operand: (_, value) => htmlText(value) || null,
  text: (_, value) => htmlText(value),
  labelled: 'group',
  editor: drawnBy(() =>
    import('@/ui/rich-text/RichTextInput').then(
      ({ RichTextInput }) =>
        ({ node, ...props }) =>
          RichTextInput({ ...props, label: node.label, limit: node.maxLength ?? 2000 }),
    ),
  ),
  view: drawnBy(() =>
    import('@/ui/RichText').then(
      ({ RichText }) =>
        ({ value }) =>
          RichText({ html: value }),
    ),
  ),
  columnWidth: () => 22,
  fromSheet: (_, text) => ({ raw: plainToHtml(text) }),
  blank: 'room',
}
