/** Loads the session (user, menu, memberships) for the guard, and reloads parts of it. */

import './network'
import { award } from '@/api/award'
import { failureOf, isOutOfReach } from '@/api/errors/failure'
import { expert } from '@/api/expert'
import { permission } from '@/api/permission'
import { resetEndpoints } from '@/api/reset-endpoints'
import { loadChunk } from '@/lib/loading/lazy-import'
import { hasSealedEntries } from '@/lib/storage/person-entries'
import { FrontRoleTypeDocument } from './graphql/session.award.generated'
import { SessionExpertDocument } from './graphql/session.expert.generated'
import {
  CurrentUserDocument,
  MenuSystemDocument,
  type MenuSystemQuery,
  UserUnitsDocument,
} from './graphql/session.permission.generated'
import { membershipsInForce } from './memberships-in-force'
import { workWith } from './own-login'
import { currentSession, type Session, type SessionPart, setSession } from './session'
import { readToken } from './token'

/** The guard shows the failure itself. */
const quietly = { fetchPolicy: 'network-only', background: true } as const

/** How long the first page waits for the optional parts of a session, in milliseconds. */
const timeoutMs = 3000

let loading: { token: string | undefined; session: Promise<Session> } | null = null

/**
 * The session of the saved token: user, front role type and menu, the memberships and what the person is to the expert database,
 * asked for once until the session is reset. Callers at the same time share one load. Rejects when user or front role type fails
 * (specification, section 2 "Route guard"); without the menu (section 6), the memberships or the expert
 * database the session begins all the same, and they are `unknown` until they are learnt.
 */
export function ensureSession(): Promise<Session> {
  const known = currentSession()
  if (known) return Promise.resolve(known)
  const token = readToken()
  if (loading && loading.token === token) return loading.session
  const session = loadOrCached(token).finally(() => {
    if (loading?.session === session) loading = null
  })
  loading = { token, session }
  return session
}

/** Reloads the user after the profile changed. */
export async function refreshUser(): Promise<void> {
  const { user } = await permission.query(CurrentUserDocument, {}, { fetchPolicy: 'network-only' })
  const session = currentSession()
  if (session && session.user.id === user.id) setSession({ ...session, user })
}

/** Reloads the memberships after a request, an approval, or a new default unit. */
export async function refreshUnits(): Promise<void> {
  const of = currentSession()?.user.id
  learn(of, 'units', await parts.units({ fetchPolicy: 'network-only' }))
}

/** Reloads the person's state in the expert database after an application or a change. */
export async function refreshExpert(): Promise<void> {
  const of = currentSession()?.user.id
  learn(of, 'expert', await parts.expert(quietly))
}

/**
 * Reloads everything that another person's decision may have changed: permissions and menu, memberships, expert state.
 * Never rejects; a part that fails stays as it was.
 */
export async function refreshPermissions(): Promise<void> {
  const of = currentSession()?.user.id
  const learnt = [
    permission.query(CurrentUserDocument, {}, quietly).then(({ user }) => user.id === of && learn(of, null, { user })),
    ...partNames.map(async (part) => learn(of, part, await parts[part](quietly))),
  ]
  await Promise.allSettled(learnt)
}

/** Loads the memberships where they are unknown. Rejects on failure. */
export async function learnUnits(): Promise<void> {
  const session = currentSession()
  if (session?.unknown.has('units')) learn(session.user.id, 'units', await parts.units(quietly))
}

/** Retries the parts of the session that failed to load. Never rejects. */
export async function learnUnknown(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { id } = session.user
  const reloads = [...session.unknown].map(async (part) => learn(id, part, await parts[part](quietly)))
  await Promise.allSettled(reloads)
}

/** Clears the session and all caches; the token stays. */
export async function resetSession(): Promise<void> {
  loading = null
  setSession(null)
  await resetEndpoints()
}

type Options = NonNullable<Parameters<typeof permission.query>[2]>

/** The optional parts of a session, and how to load each. */
const parts = {
  async menu(options: Options) {
    return grants((await permission.query(MenuSystemDocument, {}, { ...quietly, ...options })).menuSystem ?? [])
  },
  async units(options: Options) {
    return { units: membershipsInForce(await permission.query(UserUnitsDocument, {}, options)) }
  },
  async expert(options: Options) {
    const { expert: found } = await expert.query(SessionExpertDocument, {}, options)
    const expertApplyStatus = found?.listExpertApply[0]?.applyStatus ?? null
    return { expertFlag: found?.expertFlag ?? 0, expertApplyStatus }
  },
} satisfies Record<SessionPart, (options: Options) => Promise<Partial<Session>>>
const partNames = Object.keys(parts) as SessionPart[]
/** The parts that the first page does not wait for. */
const lateParts = ['units', 'expert'] as const

/** Merges a loaded part into the session, if it still belongs to the same person. */
function learn(userId: string | undefined, part: SessionPart | null, facts: Partial<Session>): void {
  const session = currentSession()
  if (!session || session.user.id !== userId) return
  setSession({
    ...session,
    ...facts,
    unknown: new Set([...session.unknown].filter((sessionPart) => sessionPart !== part)),
  })
}

/** How often a cached session is retried against the backend, in milliseconds. */
const renewEvery = 10_000

/** Offline, a reviewer continues with the cached session until the backend can be reached. */
async function loadOrCached(token: string | undefined): Promise<Session> {
  try {
    return await load(token)
  } catch (error) {
    if (!token || !isOutOfReach(failureOf(error))) throw error
    const part = await loadChunk(() => import('./cached-session')).catch(() => null)
    const cached = await part?.cachedSession(token)
    if (!cached || readToken() !== token) throw error
    workWith(token)
    setSession(cached)
    renew(token, cached)
    return cached
  }
}

function renew(token: string, cached: Session): void {
  const timer = setInterval(async () => {
    const isOver = () => readToken() !== token || currentSession()?.user.id !== cached.user.id
    const done = isOver() || (await load(token).then(Boolean, isOver))
    if (done) clearInterval(timer)
  }, renewEvery)
}

/** Caches the current session, so that content opened for offline reading can be opened again. */
export async function keepForOffline(): Promise<void> {
  const session = currentSession()
  const part = session && (await loadChunk(() => import('./cached-session')).catch(() => null))
  if (session === currentSession()) await part?.cacheSession(readToken(), session as Session)
}

async function load(token: string | undefined): Promise<Session> {
  // All parts with the same token, whoever signs in meanwhile.
  const asThis = { ...quietly, token }
  const userCall = permission.query(CurrentUserDocument, {}, asThis)
  const settings = userCall.then(({ user }) => openSealedSettings(user?.sealingKey, token)).catch(() => null)
  const late = lateParts.map((part) => parts[part](asThis).catch(() => null))
  const [{ user }, frontRoleType, menu] = await Promise.all([
    userCall,
    award.query(FrontRoleTypeDocument, {}, asThis),
    // A failed menu is named above every page (`UnknownParts`), so no message announces it as well.
    parts.menu(asThis).catch(() => null),
  ])
  // A response without a user is no session.
  if (!user?.id) throw new Error('The session is nobody’s')
  const [, ...early] = await Promise.all([settings, ...late].map((item) => Promise.race([item, pause(timeoutMs)])))
  const missing: SessionPart[] = lateParts.filter((_part, index) => !early[index])
  const session: Session = {
    user,
    units: [],
    awardState: frontRoleType.getFrontRoleType,
    expertFlag: 0,
    expertApplyStatus: null,
    ...(menu ?? grants([])),
    ...Object.assign({}, ...early),
    unknown: new Set<SessionPart>(menu ? missing : ['menu', ...missing]),
  }
  // Somebody has signed out or in meanwhile; their session must not be overwritten.
  if (readToken() !== token) throw new Error('The login changed while the session was loading')
  workWith(token)
  setSession(session)
  lateParts.forEach((part, index) => {
    if (session.unknown.has(part)) void late[index]?.then((facts) => facts && learn(user.id, part, facts))
  })
  return session
}

/** Opens the settings that a sign-out sealed, so that the first page has them. Without an answer they stay sealed until the next document. */
async function openSealedSettings(sealingKey: string | null | undefined, token: string | undefined): Promise<null> {
  if (!sealingKey || !hasSealedEntries(sealingKey)) return null
  await (await loadChunk(() => import('./open-settings'))).openSettings(sealingKey, token)
  return null
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}

/** The menu system as sets of `sysCode.groupCode`, and with `.accessCode` (specification, section 3 "Menu system"). */
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
