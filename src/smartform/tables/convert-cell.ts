import { canonicalDecimal, decimalText, halfWidth, parseDecimal } from '@/lib/decimal'
import { t } from '@/lib/i18n'
import { columnKind } from '../kinds/column-kinds'
import { quoted, type SheetTools, type Understood } from '../kinds/kind'
import type { ColumnNode } from '../schema/nodes'
import type { CellValue, DictionaryValue, TreeEntryValue, UnitValue } from '../schema/values'
import type { MoneyUnit } from './map-columns'

/** A pasted cell as the form would hold it, and what is wrong with it (null: nothing). */
export interface ConvertedCell {
  value: CellValue
  problem: string | null
}

/** Entries of dictionaries and registered units, by where they are looked up and the cell's text; null: there is none. */
export type FoundEntries = ReadonlyMap<string, ReadonlyMap<string, DictionaryValue | TreeEntryValue | UnitValue | null>>

/** Where a column's texts are looked up, as one text; null for columns that need no look-up. */
export function lookupOf(column: ColumnNode): string | null {
  const lookup = columnKind(column).lookup?.(column)
  return lookup ? `${lookup.in}:${lookup.type}` : null
}

export interface ConvertOptions {
  unit: MoneyUnit
  entries: FoundEntries
}

/**
 * A spreadsheet's text as a column's value. What cannot be understood is kept as typed where the kind can hold it, so
 * that nothing is lost by applying it, and says what is wrong. Nothing is evaluated: `=cmd()` is text.
 */
export function convertCell(column: ColumnNode, source: string, options: ConvertOptions): ConvertedCell {
  const kind = columnKind(column)
  const text = source.replaceAll('\u00a0', ' ').trim()
  if (text === '' || !kind.fromSheet) return { value: kind.empty(column), problem: null }
  if (text.startsWith('#') && /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/.test(text))
    return { value: kind.empty(column), problem: t('表格里是错误值 {text}', { text: text.slice(0, 10) }) }
  const { raw, problem } = kind.fromSheet(column, text, toolsFor(column, options))
  const value = kind.coerce(column, raw)
  return { value, problem: problem ?? kind.check(column, value)[0]?.message ?? null }
}

function toolsFor(column: ColumnNode, { unit, entries }: ConvertOptions): SheetTools {
  return {
    line: (text) => ({ raw: text.replace(/\s*\n\s*/g, ' '), problem: roundedByExcel(text) }),
    decimal: (text, percents) => ({ raw: numberText(text, percents) }),
    amount: (text) => ({ raw: moneyText(text, unit) }),
    day: (text) => ({ raw: dayOf(text) }),
    range: (text) => ({ raw: rangeOf(text) }),
    options: (options, texts) => texts.map((text) => optionOf(options, text.trim())),
    entry: (label, text) => found(label, text, entries.get(lookupOf(column) ?? '')?.get(text)),
  }
}

function found(label: string, text: string, entry: UnitValue | null | undefined): Understood {
  if (entry) return { raw: entry }
  const values = { label, text: quoted(text) }
  return {
    raw: null,
    problem: entry === undefined ? t('正在查找「{text}」', values) : t('{label}中没有「{text}」', values),
  }
}

/** The value of the option a text names; the text itself when there is none. */
function optionOf(options: readonly { value: string; label: string }[], text: string): string {
  const plain = loose(text)
  return options.find((one) => loose(one.label) === plain || loose(one.value) === plain)?.value ?? text
}

/** A day or month without its time; a bare serial number of a spreadsheet as its day. */
function dayOf(text: string): string {
  if (/^[1-9]\d{4}$/.test(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  return text.replace(/(\d日?)\s+\d{1,2}:\d{2}(:\d{2})?$/, '$1')
}

function loose(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

/** Long numbers that a spreadsheet wrote as powers of ten have lost their last digits. */
function roundedByExcel(text: string): string | undefined {
  return /^\d(\.\d+)?E\+\d{2}$/i.test(text)
    ? t('表格软件把号码写成了科学计数「{text}」，末几位已丢失，请改成文本格式再复制', { text })
    : undefined
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
  return number ? decimalText(number.times(ten.pow(places))) : text
}

const ten = parseDecimal('10') ?? neverNull()

function neverNull(): never {
  throw new Error('10 is a decimal')
}

// not translated: units people write behind amounts, and how many places they are from 万元
const units = new Map(Object.entries({ 元: -4, 万: 0, 万元: 0, 亿: 4, 亿元: 4 }))

/** An amount in 万元, exactly; a unit in the cell itself goes before the column's. */
function moneyText(text: string, unit: MoneyUnit): string {
  const plain = plainNumber(text)
  const amount = /^[-+\d.,]+/.exec(plain)?.[0] ?? ''
  const said = units.get(plain.slice(amount.length))
  const places = amount === plain ? (unit === 'yuan' ? -4 : 0) : said
  const canonical = canonicalDecimal(amount)
  if (canonical === null || places === undefined) return text
  return places === 0 ? canonical : shifted(canonical, places)
}

/** A number; 12% is 12 in a column of percents and 0.12 elsewhere. */
function numberText(text: string, percents: boolean): string {
  const plain = plainNumber(text)
  const percent = /^(.+)%$/.exec(plain)
  if (percent) {
    const amount = canonicalDecimal(percent[1] ?? '')
    return amount === null ? text : percents ? amount : shifted(amount, -2)
  }
  return canonicalDecimal(plain) ?? text
}

/** 「2026/1/5 至 2026年3月1日」 as its two ends; a single day is the first. */
function rangeOf(text: string): { start: string; end: string | null } {
  const day = /\d{4}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*日?/g
  const [start, end] = text.normalize('NFKC').match(day) ?? []
  return { start: (start ?? text).replace(/\s/g, ''), end: end?.replace(/\s/g, '') ?? null }
}
