import { canonicalDecimal, decimalText, parseDecimal } from '../decimal'
import { halfWidth } from '../half-width'

/** The unit in which the amounts of a source column are written. */
export type MoneyUnit = 'tenThousand' | 'yuan'

/** Whether a cell is an error of the spreadsheet's own: #REF!, #N/A, a column too narrow. */
export function isSheetError(text: string): boolean {
  return /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/.test(text)
}

/** The value of the option a text names; the text itself when there is none. */
export function optionOf(options: readonly { value: string; label: string }[], text: string): string {
  const plain = loose(text)
  return options.find((one) => loose(one.label) === plain || loose(one.value) === plain)?.value ?? text
}

/** A day or month without its time; a bare serial number of a spreadsheet as its day. */
export function dayOf(text: string): string {
  if (/^[1-9]\d{4}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  return text.replace(/(\d日?)\s+\d{1,2}:\d{2}(:\d{2})?$/, '$1')
}

function loose(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

/** Long numbers that a spreadsheet wrote as powers of ten have lost their last digits. */
export function isRounded(text: string): boolean {
  return /^\d(\.\d+)?E\+\d{2}$/i.test(text)
}

/**
 * An amount without what spreadsheets put around it: currency signs, units, accounting brackets for what is owed, a dash
 * for nothing, a power of ten. Other text as it was.
 */
function plainNumber(text: string): string {
  const half = halfWidth(text).replace(/^[¥￥$]|(RMB|CNY)$/gi, '')
  if (/^-+$/.test(half)) return '0'
  const owed = /^\((.+)\)$/.exec(half)
  const bare = (owed ? `-${owed[1]}` : half).replace(/^-[¥￥$]/, '-')
  const power = /^(-?\d(?:\.\d+)?)E([+-]?\d{1,2})$/i.exec(bare)
  return power ? shifted(power[1] ?? '', Number(power[2])) : bare
}

/** A decimal times a power of ten, exactly; the text as it was when it is none. */
function shifted(text: string, places: number): string {
  const number = parseDecimal(text)
  return number ? decimalText(number.times(`1e${places}`)) : text
}

// not translated: units people write behind amounts, and how many places they are from 万元
const units = new Map(Object.entries({ 元: -4, 万: 0, 万元: 0, 亿: 4, 亿元: 4 }))

/** An amount in 万元, exactly; a unit in the cell itself goes before the column's. */
export function moneyText(text: string, unit: MoneyUnit): string {
  const plain = plainNumber(text)
  const amount = /^[-+\d.,]+/.exec(plain)?.[0] ?? ''
  const said = units.get(plain.slice(amount.length))
  const places = amount === plain ? (unit === 'yuan' ? -4 : 0) : said
  const canonical = canonicalDecimal(amount)
  if (canonical === null || places === undefined) return text
  return places === 0 ? canonical : shifted(canonical, places)
}

/** A number; 12% is 12 in a column of percents and 0.12 elsewhere. */
export function numberText(text: string, percents: boolean): string {
  const plain = plainNumber(text)
  const percent = /^(.+)%$/.exec(plain)
  if (percent) {
    const amount = canonicalDecimal(percent[1] ?? '')
    return amount === null ? text : percents ? amount : shifted(amount, -2)
  }
  return canonicalDecimal(plain) ?? text
}

/** 「2026/1/5 至 2026年3月1日」 as its two ends; a single day is the first. */
export function rangeOf(text: string): { start: string; end: string | null } {
  const day = /\d{4}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*日?/g
  const [start, end] = text.normalize('NFKC').match(day) ?? []
  return { start: (start ?? text).replace(/\s/g, ''), end: end?.replace(/\s/g, '') ?? null }
}

/**
 * A head that names yuan as its unit, in brackets or behind a mark (金额（元）, 单价/元, 金额（单位：元/台）), means yuan; without
 * that amounts are in the form's unit. 元 within a word is none: 元器件费.
 */
export function unitOf(head: string): MoneyUnit {
  return /[(/:,\s](?:单位:?)?\s*(?:人民币)?元\s*(?:[)/]|$)/.test(head.normalize('NFKC')) ? 'yuan' : 'tenThousand'
}
