import type { RouteHandle } from '@/lib/route-handle'
import type { Session } from '@/session/session'

/** What a person is to awards, to the expert database and to the commission, as far as the menu is concerned. */
export type EntryFacts = Pick<Session, 'awardState' | 'expertFlag' | 'expertApplyStatus' | 'unknown'> & {
  user: Pick<Session['user'], 'commissionKinds'>
}

/** Names of the routes whose entry depends on more than a permission. */
type ConditionalEntry = 'nomination' | 'award-unit' | 'expert-apply' | 'expertinfoadmin' | 'expert' | 'commission'

/**
 * Which of the award and expert entries are hidden (specification, section 4). Award user state: 0 has no effect, 1 hides
 * both, 2 shows the unit award, 3 the nomination; any other value hides the unit award; and the nomination shows only at
 * 3, at 0 too. Experts (expertFlag 1) need not apply and have their information; the expert entry is hidden while the
 * first application waits (1, 2) or has been taken (3). What the commission decides is for who acts for it. While it is not known what the person is to the expert database, none shows.
 */
export function hiddenEntries(facts: EntryFacts): ReadonlySet<string> {
  const hidden = new Set<ConditionalEntry>()
  if (facts.awardState !== 3) hidden.add('nomination')
  if (facts.awardState !== 0 && facts.awardState !== 2) hidden.add('award-unit')
  if (facts.user.commissionKinds.length === 0) hidden.add('commission')
  if (facts.unknown.has('expert')) return hidden.add('expert-apply').add('expertinfoadmin').add('expert')
  hidden.add(facts.expertFlag === 1 ? 'expert-apply' : 'expertinfoadmin')
  if (facts.expertApplyStatus !== null && [1, 2, 3].includes(facts.expertApplyStatus)) hidden.add('expert')
  return hidden
}

/** What is not open by its address either: what is hidden, but for what is hidden only until it is known; there the backend answers. */
export function closedEntries(facts: EntryFacts): ReadonlySet<string> {
  const known = hiddenEntries({ ...facts, unknown: new Set() })
  const open = facts.unknown.has('expert') ? ['expert-apply', 'expertinfoadmin', 'expert'] : []
  return new Set([...known].filter((name) => !open.includes(name)))
}

/** Whether a route's entry is shown: its permission is in the person's menu system, and nothing else hides it. */
export function entryShows(session: EntryFacts & Pick<Session, 'permissions'>): (handle: RouteHandle) => boolean {
  const hidden = hiddenEntries(session)
  return ({ name, permission }) => (!permission || session.permissions.has(permission)) && !hidden.has(name)
}
