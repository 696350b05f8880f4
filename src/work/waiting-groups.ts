import { urgencyOf } from '@/lib/work/due'
import type { WorkRowFragment } from './graphql/works.workflow.generated'

/** Works that wait in one list: of one kind, unit and guide. */
export interface WaitingGroup {
  key: string
  /** The one that is due first. */
  first: WorkRowFragment
  count: number
}

/** What waits, by list, in the order of the first that is due in each; takes the works in the order they are due. */
export function waitingGroups(works: readonly WorkRowFragment[]): WaitingGroup[] {
  const groups = new Map<string, WaitingGroup>()
  for (const work of works) {
    const key = [work.kind, work.unitId, work.guideId].join(':')
    const group = groups.get(key)
    groups.set(key, group ? { ...group, count: group.count + 1 } : { key, first: work, count: 1 })
  }
  return [...groups.values()]
}

/** Those shown at once: all that are overdue or due soon, and at least `few`. */
export function shownAtOnce(groups: readonly WaitingGroup[], few: number): readonly WaitingGroup[] {
  const urgent = groups.filter(
    ({ first }) => first.dueAt != null && urgencyOf(first.dueAt, first.serverTime) !== 'later',
  ).length
  return groups.slice(0, Math.max(few, urgent))
}
