/** Converts a guide to the contract's type, with its state, order and filters; for the program resolvers. */
import { inOrder, type OrderKey } from '@/lib/collections/in-order'
import type { GuideRow } from '../db/rows-work'
import { fail } from '../fail'
import type { Guide, GuideFilter, GuideOrder, GuideOrderField, GuideState } from '../resolvers/program.generated'
import { keywordMatcher } from './keyword'

/** A guide's state by the server's clock; the closing time itself still counts as open. */
export function guideState({ opensAt, closesAt }: GuideRow, now: number): GuideState {
  if (now < opensAt) return 'UPCOMING'
  return now <= closesAt ? 'OPEN' : 'CLOSED'
}

/** 60347 after the guide closed, 603326 (not yet) before it opens. */
export function requireOpen(guide: GuideRow, now: number): void {
  const state = guideState(guide, now)
  if (state === 'CLOSED') fail(60347, { deadline: guide.closesAt })
  if (state === 'UPCOMING') fail(603326, { opensOn: guide.opensAt })
}

/** Converts a guide to the contract's type. */
export function guideView(guide: GuideRow, now: number): Guide {
  return { ...guide, state: guideState(guide, now), serverTime: now }
}

export function guideFits(guide: GuideRow, filter: GuideFilter, now: number): boolean {
  if (filter.year != null && guide.year !== filter.year) return false
  if (filter.open != null && (guideState(guide, now) === 'OPEN') !== filter.open) return false
  return keywordMatcher(filter.keyword)([guide.number, guide.title])
}

const order: Readonly<Record<GuideState, number>> = { OPEN: 0, UPCOMING: 1, CLOSED: 2 }

/** Sort order: open guides first, soonest to close at the top; then the next to open; then the last closed. */
function compareGuides(a: GuideRow, b: GuideRow, now: number): number {
  const [stateOfA, stateOfB] = [guideState(a, now), guideState(b, now)]
  if (stateOfA !== stateOfB) return order[stateOfA] - order[stateOfB]
  return stateOfA === 'CLOSED' ? b.closesAt - a.closesAt : a.closesAt - b.closesAt
}

/** A guide, and the server's clock. */
interface GuideAt {
  guide: GuideRow
  now: number
}

const keys = {
  TITLE: ({ guide }) => guide.title,
  DEPARTMENT: ({ guide }) => guide.department,
  CLOSES: ({ guide }) => guide.closesAt,
  STATE: ({ guide, now }) => order[guideState(guide, now)],
  LIMIT: ({ guide }) => Number(guide.fundingLimit),
} satisfies Record<GuideOrderField, (at: GuideAt) => OrderKey>

/** Guides in the requested order, or open ones first. */
export function guidesInOrder(guides: readonly GuideRow[], by: GuideOrder | null | undefined, now: number): GuideRow[] {
  const usual = guides.toSorted((a, b) => compareGuides(a, b, now)).map((guide): GuideAt => ({ guide, now }))
  return inOrder(usual, keys, by).map(({ guide }) => guide)
}
