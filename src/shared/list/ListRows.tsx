import { useNarrow } from '@/ui/use-narrow'
import type { WorkListRows } from './WorkList'
import { WorkListCards } from './WorkListCards'
import { WorkListTable } from './WorkListTable'

/** Rows as a table, or as cards in a narrow window. */
export function ListRows<Row>(props: WorkListRows<Row>) {
  const Rows = useNarrow() ? WorkListCards : WorkListTable
  return <Rows {...props} />
}
