/** The engine's part for totals of table columns, recomputed incrementally. */

import { getOrCreate } from '@/lib/collections/get-or-create'
import { bounded, type Decimal, decimalText, zero } from '@/lib/numbers/decimal'
import type { Scope } from '../expression/evaluate'
import { asNumber, flatten, type Value } from '../expression/values'
import type { Read } from '../schema/dependencies'
import type { TableNode } from '../schema/nodes'
import type { Changes } from './derived'
import type { Store } from './store'

interface Total {
  /** The addend of each row, as far as it was counted. */
  parts: Map<string, Decimal>
  sum: Decimal
  /** Rows to count again. */
  stale: Set<string>
}

/**
 * Totals of table columns. A change recounts only the changed rows; decimals are exact, so subtracting and adding never
 * drifts.
 */
export class Totals {
  private readonly known = new Map<string, Total>()

  constructor(
    private readonly store: Store,
    private readonly scope: Scope,
    private readonly shows: (table: TableNode) => boolean,
  ) {}

  /** A column's total as canonical text; null where it is too large. A hidden table has nothing to sum. */
  read(table: TableNode, column: string): string | null {
    const { index } = this.store.table(table.id)
    const total = getOrCreate(this.known, `${table.id}.${column}`, () => ({
      parts: new Map<string, Decimal>(),
      sum: zero,
      stale: new Set(index.keys()),
    }))
    const shows = this.shows(table)
    for (const rowId of total.stale) {
      const row = this.scope.inRow(table.id, index.get(rowId) ?? -1)
      const part = shows ? partOf(row.cell(column)) : zero
      total.sum = total.sum.minus(total.parts.get(rowId) ?? zero).plus(part)
      total.parts.set(rowId, part)
    }
    total.stale.clear()
    const sum = bounded(total.sum)
    return sum && decimalText(sum)
  }

  /** Marks what has changed below a total. */
  touch({ table, column }: { table: string; column: string }, reads: readonly Read[], changes: Changes): void {
    const key = `${table}.${column}`
    for (const read of reads) {
      const rows = changes.get(read.key) ?? []
      if (rows === 'all') this.known.delete(key)
      else for (const row of rows) this.known.get(key)?.stale.add(row)
    }
  }
}

/** The addend of one cell; 0 where it is no number. */
function partOf(value: Value): Decimal {
  return flatten([value])
    .flatMap((item) => asNumber(item) ?? [])
    .reduce((sum, number) => sum.plus(number), zero)
}
