import type { RouteHandle } from '@/lib/route-handle'
import type { Session } from '@/session/session'

/** What a person is to awards and to the expert database, as far as the menu is concerned. */
export type EntryFacts = Pick<Session, 'awardState' | 'expertFlag' | 'expertApplyStatus' | 'unknown'>

/** Names of the routes whose entry depends on more than a permission. */
export type ConditionalEntry = 'nomination' | 'award-unit' | 'expert-apply' | 'expertinfoadmin' | 'expert'

/**
 * Which of the award and expert entries are hidden (specification, section 4). Award user state: 0 has no effect, 1 hides
 * both, 2 shows the unit award, 3 the nomination; any other value hides the unit award; and the nomination shows only at
 * 3, at 0 too. Experts (expertFlag 1) need not apply and have their information; the expert entry is hidden while the
 * first application waits (1, 2) or has been taken (3). While it is not known what the person is to the expert database, none shows.
 */
export function hiddenEntries(facts: EntryFacts): ReadonlySet<ConditionalEntry> {
  const hidden = new Set<ConditionalEntry>()
  if (facts.awardState !== 3) hidden.add('nomination')
  if (facts.awardState !== 0 && facts.awardState !== 2) hidden.add('award-unit')
  if (facts.unknown.has('expert')) return hidden.add('expert-apply').add('expertinfoadmin').add('expert')
  hidden.add(facts.expertFlag === 1 ? 'expert-apply' : 'expertinfoadmin')
  if (facts.expertApplyStatus !== null && [1, 2, 3].includes(facts.expertApplyStatus)) hidden.add('expert')
  return hidden
}

/** Whether a route's entry is shown: its permission is in the person's menu system, and nothing else hides it. */
export function entryShows(session: EntryFacts & Pick<Session, 'permissions'>): (handle: RouteHandle) => boolean {
  const hidden: ReadonlySet<string> = hiddenEntries(session)
  return ({ name, permission }) => (!permission || session.permissions.has(permission)) && !hidden.has(name)
}
