import Big from 'big.js'
import type { FormValues, RowValue } from '@/smartform/schema/values'

/** What a list shows of a declaration's content; null while it is empty. */
export interface Summary {
  name: string | null
  /** Special fund asked for, in 万元, exact decimal. */
  funding: string | null
}

function amount(value: unknown): Big {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Big(value) : new Big(0)
}

/** Name and funding from the values; both forms name their fields alike. */
export function summaryOf(values: FormValues): Summary {
  const name = typeof values.projectName === 'string' ? values.projectName.trim() : ''
  const rows = Array.isArray(values.directCosts) ? (values.directCosts as readonly RowValue[]) : []
  const special = rows.reduce((sum, { cells }) => sum.plus(amount(cells.special)), amount(values.indirectSpecial))
  return { name: name === '' ? null : name, funding: special.eq(0) ? null : special.toString() }
}
