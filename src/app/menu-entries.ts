/** Rules that hide menu entries or close pages by a person's state (expert, nominator …), beside permissions; for the menu and the guard. */

import { managing } from '@/features/company/permissions'
import { isPermitted, type RouteHandle } from '@/lib/routing/route-handle'
import { administeredUnits } from '@/session/administered-units'
import type { Session } from '@/session/session'

/** The session data that decides which entries are visible. */
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
  | 'commission-erasure'
  | 'expert-review'
  | (typeof expertEntries)[number]

/** Applying to the expert database, the person's entry in it, and its change. */
const expertEntries = ['expert-apply', 'expertinfoadmin', 'expert-edit-apply'] as const

/** Nominating as a person, and nominating for a unit. */
const awardEntries: readonly string[] = ['nomination', 'award-unit'] satisfies ConditionalEntry[]

/**
 * Which award, expert and commission entries are hidden (specification, section 4). Award user state 2 shows the unit
 * award and 3 the nomination; all other values, 0 included, hide both, because their pages would only refuse. Experts
 * (`expertFlag` 1) have their information and the reviewer's desk, and need not apply. Applying is also hidden while
 * the first application waits (1, 2) or after it was accepted (3). The commission's entries are for people who act for
 * it. While the expert status is unknown, all expert entries are hidden.
 */
export function hiddenEntries(facts: EntryFacts): ReadonlySet<string> {
  const hidden = new Set<ConditionalEntry>()
  if (facts.awardState !== 3) hidden.add('nomination')
  if (facts.awardState !== 2) hidden.add('award-unit')
  const { commissionKinds } = facts.user
  // Reviews have their own page.
  if (commissionKinds.every((kind) => kind === 'REVIEW')) hidden.add('commission')
  if (!commissionKinds.includes('REVIEW')) hidden.add('commission-reviews')
  if (commissionKinds.length === 0) hidden.add('commission-log').add('commission-erasure')
  const applied = facts.expertApplyStatus !== null && [1, 2, 3].includes(facts.expertApplyStatus)
  const isExpert = facts.expertFlag === 1
  for (const name of expertEntries)
    if (facts.unknown.has('expert') || (name === 'expert-apply' ? isExpert || applied : !isExpert)) hidden.add(name)
  if (facts.unknown.has('expert') || !isExpert) hidden.add('expert-review')
  return hidden
}

/**
 * Which hidden entries are also closed by address. Entries that are hidden only while a status is unknown stay open:
 * the backend decides. The reviewer's desk stays open too, because a reviewer may be outside the expert database. The
 * nomination pages explain themselves who may nominate.
 */
export function closedEntries(facts: EntryFacts): ReadonlySet<string> {
  const known = hiddenEntries({ ...facts, unknown: new Set() })
  const unknown: readonly string[] = facts.unknown.has('expert') ? expertEntries : []
  const open: readonly string[] = [...awardEntries, 'expert-review', ...unknown]
  return new Set([...known].filter((name) => !open.includes(name)))
}

/**
 * Whether unit management has an entry. Reviewers of the commission also hold permissions of its sections, so without
 * the permission to manage units, only administrators of a unit see it.
 */
function hasUnitEntry({ permissions, units }: Pick<Session, 'permissions' | 'units'>): boolean {
  return permissions.has(managing) || administeredUnits(units).length > 0
}

/**
 * Whether a route's entry is visible: the menu system contains its permission, and no rule hides it. Without a menu
 * system only home is visible (specification, section 6); account, mail and help are outside the menu.
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
 * Whether a breadcrumb step is a link for this person. Unlike the menu, it includes the reviewer's desk for reviewers
 * outside the expert database, and leaves out pages that would only refuse.
 */
export function crumbShows(session: EntryFacts & Pick<Session, 'permissions'>): (handle: RouteHandle) => boolean {
  const hidden = hiddenEntries(session)
  const closed = closedEntries(session)
  return (handle) =>
    isPermitted(handle, session.permissions) &&
    !closed.has(handle.name) &&
    !(awardEntries.includes(handle.name) && hidden.has(handle.name))
}
