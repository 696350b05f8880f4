import './network'
import { award } from '@/api/award'
import { expert } from '@/api/expert'
import { permission } from '@/api/permission'
import { resetEndpoints } from '@/api/reset-endpoints'
import { FrontRoleTypeDocument } from './graphql/session.award.generated'
import { SessionExpertDocument } from './graphql/session.expert.generated'
import {
  CurrentUserDocument,
  MenuSystemDocument,
  type MenuSystemQuery,
  UserUnitsDocument,
} from './graphql/session.permission.generated'
import { beginWith } from './relogin'
import { currentSession, type Session, setSession } from './session'
import { readToken } from './token'

/** The guard says in its own words that the session could not be loaded; only a missing menu is announced as it is. */
const quietly = { fetchPolicy: 'network-only', background: true } as const

let loading: { token: string | undefined; session: Promise<Session> } | null = null

/**
 * The session of the saved token: user, units, front role type, expert and menu, asked for once until the session is reset.
 * Callers at the same time share one load. Rejects when any but the menu fails (specification, section 2 "Route guard"); a
 * failed menu leaves the session without permissions (section 6).
 */
export function ensureSession(): Promise<Session> {
  const known = currentSession()
  if (known) return Promise.resolve(known)
  const token = readToken()
  if (loading && loading.token === token) return loading.session
  const session = load(token).finally(() => {
    if (loading?.session === session) loading = null
  })
  loading = { token, session }
  return session
}

/** Asks for the user anew, after the profile changed, and puts the answer into the session. */
export async function refreshUser(): Promise<void> {
  const { user } = await permission.query(CurrentUserDocument, {}, { fetchPolicy: 'network-only' })
  const session = currentSession()
  if (session && session.user.id === user.id) setSession({ ...session, user })
}

/** Asks for the memberships anew, after one was asked for, approved or taken first. */
export async function refreshUnits(): Promise<void> {
  const { userUnits } = await permission.query(UserUnitsDocument, { applyStatus: 0 }, { fetchPolicy: 'network-only' })
  const session = currentSession()
  if (session) setSession({ ...session, units: userUnits })
}

/** Forgets the session and everything fetched for it; the token stays. */
export async function resetSession(): Promise<void> {
  loading = null
  setSession(null)
  await resetEndpoints()
}

async function load(token: string | undefined): Promise<Session> {
  const [user, units, frontRoleType, menu] = await Promise.all([
    permission.query(CurrentUserDocument, {}, quietly),
    permission.query(UserUnitsDocument, { applyStatus: 0 }, quietly),
    award.query(FrontRoleTypeDocument, {}, quietly),
    permission.query(MenuSystemDocument, {}, { fetchPolicy: 'network-only' }).catch(() => null),
  ])
  const asExpert = await expert.query(SessionExpertDocument, { userId: user.user.id }, quietly)
  const session: Session = {
    user: user.user,
    units: units.userUnits,
    awardState: frontRoleType.getFrontRoleType,
    expertFlag: asExpert.expert?.expertFlag ?? 0,
    expertApplyStatus: asExpert.expert?.listExpertApply[0]?.applyStatus ?? null,
    ...grants(menu?.menuSystem ?? []),
    menuFailed: menu === null,
  }
  // Somebody signed out, or another person in, while this was under way: their session is not to be overwritten.
  if (readToken() !== token) throw new Error('The login changed while the session was loading')
  beginWith(token)
  setSession(session)
  return session
}

/** The menu system as sets: `sysCode.groupCode`, and with `.accessCode` (specification, section 3 "Menu system"). */
function grants(systems: MenuSystemQuery['menuSystem']): Pick<Session, 'permissions' | 'access'> {
  const permissions = new Set<string>()
  const access = new Set<string>()
  for (const { sysCode, groups } of systems) {
    for (const { groupCode, children } of groups) {
      permissions.add(`${sysCode}.${groupCode}`)
      for (const { accessCode } of children) access.add(`${sysCode}.${groupCode}.${accessCode}`)
    }
  }
  return { permissions, access }
}
