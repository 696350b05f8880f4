/** Reads units, options, days and errors from the texts of spreadsheet cells, for pasted and imported tables. */

import { canonicalDecimal, decimalText, parseDecimal } from '../numbers/decimal'
import { halfWidth } from '../text/half-width'

/** The unit of the amounts in a source column. */
export type MoneyUnit = 'tenThousand' | 'yuan'

/** Whether a cell holds a spreadsheet error: #REF!, #N/A. */
export function isSheetError(text: string): boolean {
  return /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(text)
}

/** Whether a copied cell shows #### instead of its value, because its column is too narrow; a file holds the value itself. */
export function isCutOff(text: string): boolean {
  return /^##+$/.test(text)
}

/** The value of the option with this label; the text itself when there is none. */
export function optionOf(options: readonly { value: string; label: string }[], text: string): string {
  const plain = loose(text)
  return options.find((option) => loose(option.label) === plain || loose(option.value) === plain)?.value ?? text
}

/** A date or month without its time; a serial number of a spreadsheet as its date. */
export function dayOf(text: string): string {
  if (/^[1-9]\d{4}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  return text.replace(/(\d日?)\s+\d{1,2}:\d{2}(:\d{2})?$/, '$1')
}

function loose(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

/** Long numbers in exponent notation have lost their last digits. */
export function isRounded(text: string): boolean {
  return /^\d(\.\d+)?E\+\d{2}$/i.test(text)
}

/**
 * Removes what spreadsheets add to an amount: currency signs, units, accounting brackets, a dash for nothing, an
 * exponent. Returns other text unchanged.
 */
function plainNumber(text: string): string {
  const half = halfWidth(text).replace(/^[¥￥$]|(RMB|CNY)$/gi, '')
  if (/^-+$/.test(half)) return '0'
  const owed = /^\((.+)\)$/.exec(half)
  const bare = (owed ? `-${owed[1]}` : half).replace(/^-[¥￥$]/, '-')
  const power = /^(-?\d(?:\.\d+)?)E([+-]?\d{1,2})$/i.exec(bare)
  return power ? shifted(power[1] ?? '', Number(power[2])) : bare
}

/** Multiplies a decimal by a power of ten, exactly; returns text that is no decimal unchanged. */
function shifted(text: string, digits: number): string {
  const number = parseDecimal(text)
  return number ? decimalText(number.times(`1e${digits}`)) : text
}

// not translated: units people write behind amounts, and how many places they are from 万元
const units = new Map(Object.entries({ 元: -4, 万: 0, 万元: 0, 亿: 4, 亿元: 4 }))

/** An amount in 万元, exactly; a unit in the cell overrides the column's. */
export function moneyText(text: string, unit: MoneyUnit): string {
  const plain = plainNumber(text)
  const amount = /^[-+\d.,]+/.exec(plain)?.[0] ?? ''
  const multiplier = units.get(plain.slice(amount.length))
  const digits = amount === plain ? (unit === 'yuan' ? -4 : 0) : multiplier
  const canonical = canonicalDecimal(amount)
  if (canonical === null || digits === undefined) return text
  return digits === 0 ? canonical : shifted(canonical, digits)
}

/** A number; 12% is 12 in a percent column and 0.12 elsewhere. */
export function numberText(text: string, percents: boolean): string {
  const plain = plainNumber(text)
  const percent = /^(.+)%$/.exec(plain)
  if (percent) {
    const amount = canonicalDecimal(percent[1] ?? '')
    return amount === null ? text : percents ? amount : shifted(amount, -2)
  }
  return canonicalDecimal(plain) ?? text
}

/** Splits “2026/1/5 至 2026年3月1日” into its two ends; a single date is the start. */
export function rangeOf(text: string): { start: string; end: string | null } {
  const day = /\d{4}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*日?/g
  const [start, end] = text.normalize('NFKC').match(day) ?? []
  return { start: (start ?? text).replace(/\s/g, ''), end: end?.replace(/\s/g, '') ?? null }
}

/**
 * Yuan, when a column head names it as its unit, in brackets or after a slash (金额（元）, 单价/元, 金额（单位：元/台）); otherwise the
 * form's unit. 元 within a word (元器件费) is no unit.
 */
export function unitOf(head: string): MoneyUnit {
  return /[(/:,\s](?:单位:?)?\s*(?:人民币)?元\s*(?:[)/]|$)/.test(head.normalize('NFKC')) ? 'yuan' : 'tenThousand'
}
