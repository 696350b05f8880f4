/** The address of the list in which a work item stands for this person, for links after submitting or leaving. */
import { listHref } from '@/shared/list/list-memory'
import { usePageLinks } from '@/shared/navigation/page-links'
import { findKind } from './kinds/all'

/** The list a work of a kind stands in for this person, as they left it: the unit's where their menu has that one. Home for a kind without one. */
export function useListAddress(kind: string): string {
  const links = usePageLinks()
  const { list = '/', unitList } = findKind(kind)?.addresses ?? {}
  const isUnits = unitList !== undefined && links.some(({ path }) => path === unitList)
  return listHref(isUnits ? unitList : list)
}
