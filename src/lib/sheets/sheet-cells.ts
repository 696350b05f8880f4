import { canonicalDecimal, decimalOf, decimalText } from '@/lib/decimal'

/** Excel keeps fifteen digits of a number; what it writes behind them is noise. */
const exactDigits = 15

/**
 * A workbook's cell as the text a person sees: exact decimals, days without their time, times alone, 是 and 否. Whole numbers too long
 * for a spreadsheet are shown as it shows them, so that they are noticed.
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

/** A time alone is a moment of the day before a spreadsheet's first. */
function dayOrTime(date: Date): string {
  const written = date.toISOString()
  return date.getUTCFullYear() < 1900 ? written.slice(11, 16) : written.slice(0, 10)
}

/** Whether a decimal can stand in a workbook as a number without losing a digit. */
export function fitsSheet(text: string): boolean {
  const plain = canonicalDecimal(text)
  return plain !== null && plain === text && plain.replace(/\D/g, '').replace(/^0+/, '').length <= exactDigits
}

/** A name a file may have anywhere, without letters that turn how the others are read: its ending is what it seems. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${plain || 'table'}.${extension}`
}
