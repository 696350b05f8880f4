import { t } from '@/lib/i18n'
import type { CellLimit } from '@/lib/sheets/cell-limits'
import { countCharacters } from '../../schema/count-characters'
import { count, ordered } from '../attributes'
import type { Finding, SampleTools } from '../kind'

/** What single-line, long and formatted text have in common. */

interface Lengths {
  minLength?: number
  maxLength?: number
}

/** How many characters may be typed, as a person counts them. */
export function lengths(usual: number) {
  return { minLength: count(0), maxLength: count(1, usual) }
}

export function settleLengths<N extends Lengths>(node: N, source: Parameters<typeof ordered<N>>[1]): N {
  return ordered(node, source, 'minLength', 'maxLength')
}

/** Length of the text without spaces around it; nothing typed is never too short. */
export function checkLengths(node: Lengths & { label: string }, value: string): Finding[] {
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

/** As a spreadsheet counts; a pattern it cannot hold. */
export function lengthLimit({ minLength, maxLength = 200 }: Lengths): CellLimit {
  return { type: 'textLength', least: minLength === undefined ? undefined : String(minLength), most: String(maxLength) }
}

export function lengthHint(node: Lengths): string {
  return t('文字，不超过 {max} 字', { max: node.maxLength ?? 200 })
}

/** Texts of several lines to try. */
export function sampleLines(node: Lengths, _: SampleTools): readonly string[] {
  return ['样', '样例内容'.repeat(5), '样'.repeat(node.minLength ?? 1)] // not translated: an answer
}
