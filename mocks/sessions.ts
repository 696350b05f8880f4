/** Sessions of the embedded backend: opened, read, ended. */

import type { Database } from './db/database'
import type { UserRow } from './db/rows'

/** Lifetime of a session (specification, section 9). */
const lifetime = 7 * 24 * 3600 * 1000

/** Opens a session and returns its token; `sys` is the system whose link brought the person here. */
export function openSession(db: Database, userId: string, now: number, sys?: string | null): string {
  const random = crypto.getRandomValues(new Uint8Array(24))
  const token = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  db.sessions.insert({ id: token, userId, expiresAt: now + lifetime, sys })
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
