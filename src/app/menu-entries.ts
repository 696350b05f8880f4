import { managing } from '@/features/company/permissions'
import { isPermitted, type RouteHandle } from '@/lib/routing/route-handle'
import { administeredUnits } from '@/session/administered-units'
import type { Session } from '@/session/session'

/** The facts about awards, expert database and commission that decide about entries. */
export type EntryFacts = Pick<Session, 'awardState' | 'expertFlag' | 'expertApplyStatus' | 'unknown'> & {
  user: Pick<Session['user'], 'commissionKinds'>
}

/** Routes whose entry depends on more than a permission. */
type ConditionalEntry =
  | 'nomination'
  | 'award-unit'
  | 'commission'
  | 'commission-reviews'
  | 'commission-log'
  | 'expert-review'
  | (typeof expertEntries)[number]

/** Applying to the expert database, one's entry in it, and changing that. */
const expertEntries = ['expert-apply', 'expertinfoadmin', 'expert-edit-apply'] as const

/** Nominating by oneself, and for one's unit. */
const awardEntries: readonly string[] = ['nomination', 'award-unit'] satisfies ConditionalEntry[]

/**
 * Which of the award and expert entries are hidden (specification, section 4). Award user state: 2 shows the unit award, 3 the nomination;
 * every other value hides both, 0 too: the pages behind them would only say that the person does not nominate. Experts (expertFlag 1) need not apply, have their information and the reviewer's desk; applying is hidden as well while the first
 * application waits (1, 2) or has been taken (3). What the commission decides is for who acts for it. While it is not known what the
 * person is to the expert database, none of its entries shows.
 */
export function hiddenEntries(facts: EntryFacts): ReadonlySet<string> {
  const hidden = new Set<ConditionalEntry>()
  if (facts.awardState !== 3) hidden.add('nomination')
  if (facts.awardState !== 2) hidden.add('award-unit')
  const { commissionKinds } = facts.user
  // Reviews are followed on their own page.
  if (commissionKinds.every((kind) => kind === 'REVIEW')) hidden.add('commission')
  if (!commissionKinds.includes('REVIEW')) hidden.add('commission-reviews')
  if (commissionKinds.length === 0) hidden.add('commission-log')
  const applied = facts.expertApplyStatus !== null && [1, 2, 3].includes(facts.expertApplyStatus)
  const isExpert = facts.expertFlag === 1
  for (const name of expertEntries)
    if (facts.unknown.has('expert') || (name === 'expert-apply' ? isExpert || applied : !isExpert)) hidden.add(name)
  if (facts.unknown.has('expert') || !isExpert) hidden.add('expert-review')
  return hidden
}

/**
 * What is not open by its address either: what is hidden, but for what is hidden only until it is known; there the backend answers. So it
 * does at the reviewer's desk: who was asked to review may be no expert of the database. Nominating says itself to whom it is open: either
 * list is that of academicians and of units.
 */
export function closedEntries(facts: EntryFacts): ReadonlySet<string> {
  const known = hiddenEntries({ ...facts, unknown: new Set() })
  const unknown: readonly string[] = facts.unknown.has('expert') ? expertEntries : []
  const open: readonly string[] = [...awardEntries, 'expert-review', ...unknown]
  return new Set([...known].filter((name) => !open.includes(name)))
}

/**
 * Whether unit management has an entry. Its sections open with permissions that reviewers of the commission hold as well, so without
 * the permission to manage units only who administers a unit has it.
 */
function hasUnitEntry({ permissions, units }: Pick<Session, 'permissions' | 'units'>): boolean {
  return permissions.has(managing) || administeredUnits(units).length > 0
}

/**
 * Whether a route's entry is shown: its permission is in the person's menu system, and nothing else hides it. Without the menu system home
 * alone is shown (specification, section 6): account, mail and help stand beside the menu.
 */
export function entryShows(
  session: EntryFacts & Pick<Session, 'permissions' | 'units'>,
): (handle: RouteHandle) => boolean {
  const hidden = new Set(hiddenEntries(session))
  if (!hasUnitEntry(session)) hidden.add('company-entry')
  const isPresent = session.unknown.has('menu') ? ({ name }: RouteHandle) => name === 'home' : () => true
  return (handle) => isPresent(handle) && isPermitted(handle, session.permissions) && !hidden.has(handle.name)
}

/**
 * Whether a step of the breadcrumb leads to a page of the person's. Unlike the menu it has the reviewer's desk for who was asked to review
 * and is no expert of the database; what only says that the person does not nominate, it leaves out.
 */
export function crumbShows(session: EntryFacts & Pick<Session, 'permissions'>): (handle: RouteHandle) => boolean {
  const hidden = hiddenEntries(session)
  const closed = closedEntries(session)
  return (handle) =>
    isPermitted(handle, session.permissions) &&
    !closed.has(handle.name) &&
    !(awardEntries.includes(handle.name) && hidden.has(handle.name))
}
