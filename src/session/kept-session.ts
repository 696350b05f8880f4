import { keepAnswer, lastKept } from '@/lib/kept-answers'
import type { Session } from './session'

const key = 'session'

interface KeptSession {
  /** Of the login it was loaded with: the login itself is kept nowhere but in its cookie. */
  login: string
  session: Session
}

async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Keeps who is signed in on this device, so that what they opened can be opened again without a line; without their telephone, address
 * and birthday. Gone with signing out and after seven days, as all kept answers. Never rejects.
 */
export async function keepSession(token: string | undefined, session: Session): Promise<void> {
  if (!token || !globalThis.crypto?.subtle) return
  const user = { ...session.user, userMobile: null, userEmail: null, userBirthday: null, userSex: -1 }
  const kept = { login: await fingerprint(token), session: { ...session, user } }
  await keepAnswer(user.id, key, kept)
}

/** Who was signed in with this login, as this device kept it; null where it did not. Never rejects. */
export async function keptSession(token: string): Promise<Session | null> {
  if (!globalThis.crypto?.subtle) return null
  const kept = await lastKept<KeptSession>(key)
  return kept?.login === (await fingerprint(token)) ? kept.session : null
}
