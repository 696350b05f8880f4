/** Stores the session on the device, so that the portal opens offline. */

import { cacheResponse, lastCachedResponse } from '@/lib/storage/response-cache'
import type { Session } from './session'

const key = 'session'

interface CachedSession {
  /** A fingerprint of the login. The token itself is stored in its cookie only. */
  login: string
  session: Session
}

async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Caches the session on this device for reading offline, without telephone, address and birthday. Removed at sign-out
 * and after seven days. Never rejects.
 */
export async function cacheSession(token: string | undefined, session: Session): Promise<void> {
  if (!token || !globalThis.crypto?.subtle) return
  const user = { ...session.user, userMobile: null, userEmail: null, userBirthday: null, userSex: -1 }
  const entry = { login: await fingerprint(token), session: { ...session, user } }
  await cacheResponse(user.id, key, entry)
}

/** The cached session of this login; null where there is none. Never rejects. */
export async function cachedSession(token: string): Promise<Session | null> {
  if (!globalThis.crypto?.subtle) return null
  const cached = await lastCachedResponse<CachedSession>(key)
  return cached?.login === (await fingerprint(token)) ? cached.session : null
}
