/** The types of the assignment desk (panel, paper, expert, pair), and pure functions on the choice of reviewers. */

import type { ProposalInput } from '@/lib/assignment/propose-assignment'
import type { AssignmentPanelCardFragment } from '../graphql/assignment.evaluation.generated'

export type Panel = AssignmentPanelCardFragment
export type PanelPaper = Panel['papers'][number]
export type PanelExpert = Panel['experts'][number]
export type PanelConflict = Panel['conflicts'][number]

/** An expert for a paper. */
export interface Pair {
  paperId: string
  expertId: string
}

/** Who reviews what, as it is being chosen. Sorted, so that equal choices are equal as JSON. */
export interface Choice {
  expertIds: readonly string[]
  /** The most papers of one expert; null: no limit. */
  most: number | null
  pairs: readonly Pair[]
}

export const keyOf = ({ paperId, expertId }: Pair) => `${paperId} ${expertId}`

/** A choice in its one order, each pair once. */
export function orderedChoice({ expertIds, most, pairs }: Choice): Choice {
  const byKey = new Map(pairs.map(({ paperId, expertId }) => [`${paperId} ${expertId}`, { paperId, expertId }]))
  return {
    expertIds: [...new Set(expertIds)].sort(),
    most,
    pairs: [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair),
  }
}

const isLost = ({ state }: Panel['pairs'][number]) =>
  state === 'DECLINED' || state === 'WITHDRAWN' || state === 'GIVEN_BACK'

/** The pairs of a panel that do not count any more, by key. */
export const lostPairs = ({ pairs }: Panel) => new Map(pairs.filter(isLost).map((pair) => [keyOf(pair), pair.state]))

/** The pairs that cannot be removed, because their expert was invited or has accepted. */
export const lockedPairs = ({ pairs }: Panel) =>
  new Set(pairs.filter(({ state }) => state === 'INVITED' || state === 'ACCEPTED').map(keyOf))

/** Whether an expert may not be chosen again: declined, or their invitation was withdrawn. */
export const isClosed = ({ invitation }: Pick<PanelExpert, 'invitation'>) =>
  invitation === 'DECLINED' || invitation === 'WITHDRAWN'

/** The choice that a panel holds. */
export function choiceOf({ experts, most = null, pairs }: Panel): Choice {
  return orderedChoice({
    expertIds: experts.filter(({ joins }) => joins).map(({ expertId }) => expertId),
    most: most ?? null,
    pairs: pairs.filter((pair) => !isLost(pair)),
  })
}

export const isSameChoice = (a: Choice, b: Choice) => JSON.stringify(a) === JSON.stringify(b)

/** One's own changes upon what somebody else saved meanwhile. */
export function rebasedChoice(before: Choice, mine: Choice, after: Choice): Choice {
  const change = <Item>(
    from: readonly Item[],
    to: readonly Item[],
    onto: readonly Item[],
    key: (item: Item) => string,
  ) => {
    const [had, has] = [new Set(from.map(key)), new Set(to.map(key))]
    return [
      ...onto.filter((item) => has.has(key(item)) || !had.has(key(item))),
      ...to.filter((item) => !had.has(key(item))),
    ]
  }
  return orderedChoice({
    expertIds: change(before.expertIds, mine.expertIds, after.expertIds, String),
    most: mine.most === before.most ? after.most : mine.most,
    pairs: change(before.pairs, mine.pairs, after.pairs, keyOf),
  })
}

/** The chosen experts of each paper that has some. */
function expertsByPaper({ pairs }: Pick<Choice, 'pairs'>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { paperId, expertId } of pairs) {
    const experts = found.get(paperId)
    if (experts) experts.push(expertId)
    else found.set(paperId, [expertId])
  }
  return found
}

/** What differs between two choices at one paper; ids of experts. */
export interface PaperChange {
  paperId: string
  added: readonly string[]
  removed: readonly string[]
}

/** The papers whose experts differ, in the panel's order. */
export function changesBetween({ papers }: Panel, before: Choice, after: Choice): PaperChange[] {
  const [old, present] = [expertsByPaper(before), expertsByPaper(after)]
  return papers.flatMap(({ id: paperId }) => {
    const [had, has] = [old.get(paperId) ?? [], present.get(paperId) ?? []]
    const added = has.filter((id) => !had.includes(id))
    const removed = had.filter((id) => !has.includes(id))
    return added.length + removed.length === 0 ? [] : [{ paperId, added, removed }]
  })
}

/** How many experts each paper still lacks. */
export function missingIn({ papers, perPaper }: Panel, { pairs }: Choice): Map<string, number> {
  const chosen = expertsByPaper({ pairs })
  return new Map(papers.map(({ id }) => [id, Math.max(0, perPaper - (chosen.get(id)?.length ?? 0))]))
}

/** How many papers each chosen expert has. */
export function loadsIn({ expertIds, pairs }: Choice): Map<string, number> {
  const loads = new Map(expertIds.map((id) => [id, 0]))
  for (const { expertId } of pairs) loads.set(expertId, (loads.get(expertId) ?? 0) + 1)
  return loads
}

/** The conflicts of each pair, by key; dismissed ones too. */
export function conflictsByPair({ conflicts }: Panel): Map<string, PanelConflict[]> {
  const found = new Map<string, PanelConflict[]>()
  for (const conflict of conflicts) found.set(keyOf(conflict), [...(found.get(keyOf(conflict)) ?? []), conflict])
  return found
}

/** What the conflicts of a pair do: exclude, exclude until dismissed, or nothing. */
export function barOf(conflicts: readonly PanelConflict[] = []): PanelConflict['weight'] | null {
  const open = conflicts.filter(({ dismissedFor }) => dismissedFor == null)
  return open.some(({ weight }) => weight === 'HARD') ? 'HARD' : open.length > 0 ? 'SOFT' : null
}

/** Whether the open conflicts of a pair can be dismissed: all are soft, or were recorded by an officer. */
export const isDismissible = (conflicts: readonly PanelConflict[]) =>
  barOf(conflicts) !== null &&
  conflicts.every(
    ({ weight, recordedId, dismissedFor }) => weight === 'SOFT' || recordedId != null || dismissedFor != null,
  )

/** The pairs with an open conflict whose expert was invited or has accepted: no save can remove them. */
export function conflictsTooLate(panel: Panel): Panel['pairs'][number][] {
  const conflicts = conflictsByPair(panel)
  return panel.pairs.filter(
    (pair) => (pair.state === 'INVITED' || pair.state === 'ACCEPTED') && barOf(conflicts.get(keyOf(pair))) !== null,
  )
}

/**
 * What a proposal is made of.
 * @param anew leaves only the pairs that cannot be removed; otherwise all chosen pairs stay
 */
export function proposalInput(panel: Panel, choice: Choice, anew: boolean): ProposalInput {
  const joined = new Set(choice.expertIds)
  const locked = lockedPairs(panel)
  const open = [...conflictsByPair(panel).values()].flatMap((conflicts) => {
    const [first] = conflicts
    const bar = barOf(conflicts)
    return first && bar ? [{ paperId: first.paperId, expertId: first.expertId, isSoft: bar === 'SOFT' }] : []
  })
  const lost = panel.pairs.filter(isLost).map(({ paperId, expertId }) => ({ paperId, expertId, isSoft: false }))
  return {
    papers: panel.papers.map(({ id, field, keywords }) => ({ id, field, keywords })),
    experts: panel.experts
      .filter((expert) => joined.has(expert.expertId) && !isClosed(expert))
      .map(({ expertId, field, keywords }) => ({ id: expertId, field, keywords })),
    perPaper: panel.perPaper,
    most: choice.most,
    conflicts: [...open, ...lost],
    fixed: anew ? choice.pairs.filter((pair) => locked.has(keyOf(pair))) : choice.pairs,
  }
}

/** Whether a value is a choice, as a draft stores it. */
export function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  const { expertIds, most, pairs } = value as Partial<Choice>
  return Array.isArray(expertIds) && Array.isArray(pairs) && (most === null || typeof most === 'number')
}
