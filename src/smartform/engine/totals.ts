/** The engine's part for totals of table columns, recomputed incrementally. */

import { bounded, type Decimal, decimalText, zero } from '@/lib/numbers/decimal'
import type { Scope } from '../expression/evaluate'
import { asNumber, flatten, type Value } from '../expression/values'
import type { TableNode } from '../schema/nodes'
import type { Changes } from './derived'
import type { SinkNode } from './graph'
import type { Store } from './store'

interface Total {
  /** The addend of each row; rows without one are absent. */
  parts: Map<string, Decimal>
  sum: Decimal
  text: string | null
  /** Rows to recount. */
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

  /** A column's total as canonical text; null where it is too large. */
  read(table: TableNode, column: string): string | null {
    const key = `${table.id}.${column}`
    const known = this.known.get(key)
    if (known) return this.caughtUp(known, table, column)
    const total: Total = { parts: new Map(), sum: zero, text: null, stale: new Set() }
    this.known.set(key, total)
    // A hidden table has no column to sum.
    const values = this.scope.column(table.id, column)
    this.store.table(table.id).rows.forEach((row, index) => {
      const part = partOf(values[index] ?? null)
      if (!part) return
      total.parts.set(row.id, part)
      total.sum = total.sum.plus(part)
    })
    total.text = textOf(total.sum)
    return total.text
  }

  /** Marks what has changed below a total. */
  touch({ sink, reads }: SinkNode, changes: Changes): void {
    if (sink.kind !== 'total') return
    const key = `${sink.table}.${sink.column}`
    for (const read of reads) {
      const rows = changes.get(read.key)
      if (rows === 'all') this.known.delete(key)
      else for (const row of rows ?? []) this.known.get(key)?.stale.add(row)
    }
  }

  private caughtUp(total: Total, table: TableNode, column: string): string | null {
    if (total.stale.size === 0) return total.text
    const { index } = this.store.table(table.id)
    const shows = this.shows(table)
    for (const rowId of total.stale) {
      const at = index.get(rowId)
      const part = at === undefined || !shows ? null : partOf(this.scope.inRow(table.id, at).cell(column))
      total.sum = total.sum.minus(total.parts.get(rowId) ?? zero).plus(part ?? zero)
      if (part) total.parts.set(rowId, part)
      else total.parts.delete(rowId)
    }
    total.stale.clear()
    total.text = textOf(total.sum)
    return total.text
  }
}

/** The addend of one cell; null where it is no number. */
function partOf(value: Value): Decimal | null {
  const numbers = flatten([value]).flatMap((item) => asNumber(item) ?? [])
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum.plus(number))
}

function textOf(sum: Decimal): string | null {
  const total = bounded(sum)
  return total && decimalText(total)
}
