import { useNarrow } from '@/ui/use-narrow'
import type { WorkListRows } from './WorkList'
import { WorkListCards } from './WorkListCards'
import { WorkListTable } from './WorkListTable'

/** Rows as a table where there is room, as cards where there is none. */
export function ListRows<Row>(props: WorkListRows<Row>) {
  const Rows = useNarrow() ? WorkListCards : WorkListTable
  return <Rows {...props} />
}
