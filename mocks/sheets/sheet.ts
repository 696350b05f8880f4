/** Describes an exported list once (name, rows, columns in every language), for every `*-xlsx.ts` of the backend. */

import { formatDay } from '@/lib/time/beijing-time'
import { fail } from '../fail'
import type { SheetWords } from './sheet-words'

/** A column of an exported list. */
interface SheetColumn<Row> {
  /** The heading: a text key, or the text where it has several. */
  head: string | ((words: SheetWords) => string)
  /** A row's cell; texts of the portal go through `words`, what people typed stays as it is. */
  cell(row: Row, words: SheetWords): string | number | null | undefined
}

interface SheetDescription<Row> {
  /** Name of the sheet and, with the minute, of the file. */
  title(words: SheetWords, rows: readonly Row[]): string
  columns: readonly SheetColumn<Row>[]
  idOf(row: Row): string
  /** Every row in the list's order; `ids`: at least those of these ids, in any order, for a list that finds them sooner. */
  rows(ids: readonly string[] | null): readonly Row[]
}

/** The most rows of one part. */
const partSize = 200

/** An exported list. */
export interface Sheet {
  /** What the list is called, and the ids of its rows. */
  found(words: SheetWords): { title: string; ids: string[] }
  /** The heading, and the rows of some ids in their order, each once; 600 for too many. What has left the list has no row. */
  part(words: SheetWords, ids: readonly string[]): { head: string[]; rows: string[][] }
}

/** Describes an exported list. */
export function describeSheet<Row>({ title, columns, idOf, rows }: SheetDescription<Row>): Sheet {
  return {
    found(words) {
      const all = rows(null)
      return { title: title(words, all), ids: all.map(idOf) }
    },
    part(words, ids) {
      if (ids.length > partSize) fail(600)
      const known = new Map(rows(ids).map((row) => [idOf(row), row]))
      return {
        head: columns.map(({ head }) => (typeof head === 'string' ? words(head) : head(words))),
        rows: [...new Set(ids)].flatMap((id) => {
          const row = known.get(id)
          return row === undefined ? [] : [columns.map(({ cell }) => String(cell(row, words) ?? ''))]
        }),
      }
    },
  }
}

/** `YYYY-MM-DD` in Beijing time. */
export function dayOf(at: number | null | undefined): string {
  return at == null ? '' : formatDay(at)
}
