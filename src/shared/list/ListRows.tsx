import { useNarrow } from '@/ui/use-narrow'
import { WorkListCards } from './WorkListCards'
import { WorkListTable } from './WorkListTable'
import type { WorkListRows } from './work-list-rows'

/** Rows as a table, or as cards in a narrow window. */
export function ListRows<Row>(props: WorkListRows<Row>) {
  const Rows = useNarrow() ? WorkListCards : WorkListTable
  return <Rows {...props} />
}
