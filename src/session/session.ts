/** The signed-in person, their units and menu: the session store and its hooks. */
import { useState, useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/events/listeners'
import type { CurrentUserQuery, MembershipFieldsFragment } from './graphql/session.permission.generated'

export type CurrentUser = CurrentUserQuery['user']
export type Membership = MembershipFieldsFragment

/** The signed-in person and their menu. Created by `load-session.ts`, replaced as a whole, never mutated. */
export interface Session {
  user: CurrentUser
  /** Memberships in force: usable in the profile (applyStatus 0) and approved (2); the default one first (`memberships-in-force.ts`). */
  units: readonly Membership[]
  /** Award user state, 0 to 3 (specification, section 4). */
  awardState: number
  /** 1 for an expert. */
  expertFlag: number
  /** State of the newest expert application; null without one. */
  expertApplyStatus: number | null
  /** Route permissions such as `s02.f009`. */
  permissions: ReadonlySet<string>
  /** Access codes such as `s02.f009.add`. */
  access: ReadonlySet<string>
  /**
   * The parts that could not be loaded. Until `learnUnknown` loads them, their fields have the values of a person
   * without any. Without the menu no permission is known, and the menu contains home only (specification, section 6).
   */
  unknown: ReadonlySet<SessionPart>
}

/** Parts that a session can miss for a while: the menu, the memberships and the expert status. */
export type SessionPart = 'menu' | 'units' | 'expert'

let current: Session | null = null
let everSignedIn = false
const { listen, notify } = createListeners()

export function currentSession(): Session | null {
  return current
}

/** Whether somebody has been signed in in this document, so that it may still display their data. */
export function everHadSession(): boolean {
  return everSignedIn
}

export function setSession(session: Session | null): void {
  everSignedIn ||= session !== null
  current = session
  notify()
}

/** The session, live; null where nobody is signed in. */
export function useMaybeSession(): Session | null {
  return useSyncExternalStore(listen, currentSession)
}

/**
 * The session, live, on a page behind the guard. While a login ends, a page that is about to be left keeps its last
 * session. Throws where nobody was signed in.
 */
export function useSession(): Session {
  const session = useMaybeSession()
  const [last, keep] = useState(session)
  if (session && session !== last) keep(session)
  const visible = session ?? last
  if (!visible) throw new Error('useSession outside the signed-in part of the portal')
  return visible
}
