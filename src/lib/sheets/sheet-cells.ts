/** Values as text cells of spreadsheets, and file names of exports; for workbooks and list exports. */

import { canonicalDecimal, decimalOf, decimalText } from '@/lib/numbers/decimal'

/** Excel keeps fifteen digits; further digits are noise. */
const exactDigits = 15

/**
 * A workbook cell as people see it: exact decimals, dates without time, times alone, 是 and 否. Integers too long for a
 * spreadsheet appear as the spreadsheet shows them, so that the loss is noticed.
 */
export function sheetText(cell: unknown): string {
  if (typeof cell === 'string') return cell
  // not translated: what a person would write in the cell
  if (typeof cell === 'boolean') return cell ? '是' : '否'
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dayOrTime(cell)
  if (typeof cell !== 'number') return ''
  if (Number.isInteger(cell) && Math.abs(cell) >= 1e15) return cell.toExponential(5).toUpperCase()
  const number = decimalOf(Number(cell.toPrecision(exactDigits)))
  return number ? decimalText(number) : ''
}

/** A time alone is stored as a moment of the day before the spreadsheet's first day. */
function dayOrTime(date: Date): string {
  const written = date.toISOString()
  return date.getUTCFullYear() < 1900 ? written.slice(11, 16) : written.slice(0, 10)
}

/** Whether a decimal fits into a workbook cell without losing a digit. */
export function fitsSheet(text: string): boolean {
  const plain = canonicalDecimal(text)
  return plain !== null && plain === text && plain.replace(/\D/g, '').replace(/^0+/, '').length <= exactDigits
}

/**
 * A file name that is valid everywhere, without characters that change the text direction (they could hide the real
 * extension).
 */
export function fileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${plain || 'table'}.${extension}`
}
