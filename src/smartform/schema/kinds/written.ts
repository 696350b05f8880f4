import { t } from '@/lib/i18n'
import { countCharacters } from '../count-characters'
import type { DefinitionReader } from '../definition-reader'
import type { LongTextNode, RichTextNode, TextNode } from '../nodes'
import type { Finding } from './kind'

/** What single-line and long text have in common. */

/** Text for anything from outside; numbers are kept as their text. */
export function coerceText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : ''
}

/** Minimum and maximum length, in characters as a person counts them. */
export function readLengths(source: DefinitionReader, maxLength: number): { minLength?: number; maxLength: number } {
  const least = source.count('minLength')
  const most = source.count('maxLength', 1) ?? maxLength
  if (least !== undefined && least > most) {
    source.fault('minLength', t('最小值不能大于最大值'))
    return { maxLength: most }
  }
  return { minLength: least, maxLength: most }
}

/** Length of the text without spaces around it; nothing typed is never too short. */
export function checkLengths(node: TextNode | LongTextNode | RichTextNode, value: string): Finding[] {
  const text = value.trim()
  const { label, minLength: min, maxLength: max } = node
  // a text has never more characters than code units, so most texts need no counting
  if (text === '' || ((max === undefined || text.length <= max) && min === undefined)) return []
  const n = countCharacters(text)
  if (max !== undefined && n > max)
    return [{ check: 'maxLength', message: t('{label}不能超过 {max} 个字，现在 {n} 个', { label, max, n }) }]
  if (min !== undefined && n < min)
    return [{ check: 'minLength', message: t('{label}至少要 {min} 个字，现在 {n} 个', { label, min, n }) }]
  return []
}
