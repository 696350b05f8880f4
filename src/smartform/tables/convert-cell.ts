/** Converts spreadsheet texts to the values of a table field's column; for pasting and imports. */

import { t } from '@/lib/i18n/i18n'
import {
  dayOf,
  isCutOff,
  isRounded,
  isSheetError,
  type MoneyUnit,
  moneyText,
  numberText,
  optionOf,
  rangeOf,
} from '@/lib/sheets/sheet-text'
import { columnKind } from '../kinds/column-kinds'
import { quoted, type SheetTools, type Understood } from '../kinds/kind'
import type { ColumnNode } from '../schema/nodes'
import type { CellValue, DictionaryValue, TreeEntryValue, UnitValue } from '../schema/values'

/** A pasted cell as the form would hold it, and its problem (null: none). */
export interface ConvertedCell {
  value: CellValue
  problem: string | null
}

/** Looked-up entries and units by source and cell text; null: there is none. */
export type FoundEntries = ReadonlyMap<string, ReadonlyMap<string, DictionaryValue | TreeEntryValue | UnitValue | null>>

/** The source that a column's texts are looked up in, as a key; null for none. */
export function lookupOf(column: ColumnNode): string | null {
  const lookup = columnKind(column).lookup?.(column)
  return lookup ? `${lookup.in}:${lookup.type}` : null
}

export interface ConvertOptions {
  unit: MoneyUnit
  entries: FoundEntries
}

/**
 * Converts a spreadsheet's text to a column's value. Text that is not understood is kept where the kind can hold it,
 * with a problem. Nothing is evaluated: `=cmd()` is text.
 */
export function convertCell(column: ColumnNode, source: string, options: ConvertOptions): ConvertedCell {
  const kind = columnKind(column)
  const text = source.replaceAll('\u00a0', ' ').trim()
  if (text === '' || !kind.fromSheet) return { value: kind.empty(column), problem: null }
  if (isSheetError(text) || isCutOff(text))
    return { value: kind.empty(column), problem: t('表格里是错误值 {text}', { text: text.slice(0, 10) }) }
  const { raw, problem } = kind.fromSheet(column, text, toolsFor(column, options))
  const value = kind.coerce(column, raw)
  return { value, problem: problem ?? kind.check(column, value)[0]?.message ?? null }
}

function toolsFor(column: ColumnNode, { unit, entries }: ConvertOptions): SheetTools {
  return {
    line: (text) => ({
      raw: text.replace(/\s*\n\s*/g, ' '),
      problem: isRounded(text)
        ? t('表格软件把号码写成了科学计数“{text}”，末几位已丢失，请改成文本格式再复制', { text })
        : undefined,
    }),
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
    problem: entry === undefined ? t('正在查找“{text}”', values) : t('{label}中没有“{text}”', values),
  }
}
