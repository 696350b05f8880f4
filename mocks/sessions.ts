/** Sessions of the embedded backend: opened at sign-in, read by token, ended; the signed-in devices of a person. */

import type { BackendContext } from './context'
import type { Database } from './db/database'
import type { UserRow } from './db/rows'
import { fail } from './fail'
import type { SignedInDevice, SignIn } from './resolvers/permission.generated'

/** Lifetime of a session (specification, section 9). */
const lifetime = 7 * 24 * 3600 * 1000

/** A session's id for people: a part of its token that is too short to open anything. */
const publicId = (token: string) => token.slice(0, 10)

/** System and browser of a user agent in words; null for one that is neither. */
function deviceOf(userAgent: string): string | null {
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(userAgent)?.[0]
  const browser = /Edg|Firefox|Chrome|Safari/.exec(userAgent)?.[0]?.replace('Edg', 'Edge')
  return system && browser ? `${system.replace('Mac OS X', 'macOS')}, ${browser}` : null
}

/** The devices on which a person is signed in: the one that asks first, then the latest. */
export function signedInDevices({ db, token, now }: BackendContext, userId: string): SignedInDevice[] {
  return db.sessions
    .where((session) => session.userId === userId && session.expiresAt > now)
    .map(({ id, expiresAt, device = null }) => ({
      ...{ id: publicId(id), device, isCurrent: id === token },
      signedInAt: expiresAt - lifetime,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.signedInAt - a.signedInAt)
}

/** The person's sign-in before the one that asks; null for the first. */
export function previousSignIn({ db, token }: BackendContext, userId: string): SignIn | null {
  const others = db.signIns.where((row) => row.userId === userId && row.id !== publicId(token ?? ''))
  const last = others.sort((a, b) => b.at - a.at)[0]
  return last ? { at: last.at, device: last.device } : null
}

/** Ends a person's login elsewhere; 60154 for the one that asks. */
export function endDevice({ db, token }: BackendContext, userId: string, id: string): boolean {
  if (token && publicId(token) === id) fail(60154)
  const session = db.sessions.where({ userId }).find((row) => publicId(row.id) === id)
  if (!session) return false
  db.sessions.remove(session.id)
  return true
}

/** Opens a session and returns its token; `sys` is the system whose link brought the person here. */
export function openSession(
  { db, now, userAgent }: Pick<BackendContext, 'db' | 'now' | 'userAgent'>,
  userId: string,
  sys?: string | null,
): string {
  const random = crypto.getRandomValues(new Uint8Array(24))
  const token = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const device = deviceOf(userAgent ?? globalThis.navigator?.userAgent ?? '')
  db.sessions.insert({ id: token, userId, expiresAt: now + lifetime, sys, device })
  db.signIns.insert({ id: publicId(token), userId, at: now, device })
  return token
}

export function closeSession(db: Database, token: string): void {
  db.sessions.remove(token)
}

/** Expires every session at `now`. */
export function expireSessions(db: Database, now: number): void {
  for (const session of db.sessions.all()) db.sessions.update(session.id, { expiresAt: now })
}

/** A token's user, or the HTTP status of its refusal: 400 none, 402 expired, 403 unknown. */
export type TokenAnswer = { user: UserRow; status: 200 } | { user: null; status: 400 | 402 | 403 }

export function readSession(db: Database, token: string | null, now: number): TokenAnswer {
  if (!token) return { user: null, status: 400 }
  const session = db.sessions.get(token)
  const user = session && db.users.get(session.userId)
  if (!user) return { user: null, status: 403 }
  return session.expiresAt > now ? { user, status: 200 } : { user: null, status: 402 }
}
