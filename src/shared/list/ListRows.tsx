/** Rows of a list as a table, or as cards in a narrow window; for `WorkList` and tables of other pages. */
import { useNarrow } from '@/ui/use-narrow'
import { WorkListCards } from './WorkListCards'
import { WorkListTable } from './WorkListTable'
import type { WorkListRows } from './work-list-rows'

/** Rows as a table, or as cards in a narrow window or beside an opened paper. */
export function ListRows<Row>(props: WorkListRows<Row>) {
  const Rows = useNarrow() || props.cards ? WorkListCards : WorkListTable
  return <Rows {...props} />
}
