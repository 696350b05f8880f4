/** Encrypts sensitive values of drafts (certificates, bank accounts) with a key of this tab; for `draft-writer.ts`. */

import { removeSessionEntries } from '../storage/session-storage'

/**
 * Encrypts with a key that lives as long as the browser tab (sessionStorage). Sensitive drafts survive a reload or a
 * restored crash, and are unreadable to anybody who opens the device's storage later.
 */
const keyPrefix = 'portal-draft-key/'
const keyName = (userId: string) => keyPrefix + userId

/** After a sign-out nothing is encrypted until somebody signs in again, not even by a page that is still closing. */
let signedOut = false

/**
 * Removes the tab's keys: all at a sign-out, those of other users when somebody signs in. What they encrypted cannot be
 * read any more. An expired login keeps its key, so that the same person can go on.
 */
export function forgetKeys(exceptUserId?: string): void {
  signedOut = exceptUserId === undefined
  removeSessionEntries(keyPrefix, exceptUserId && keyName(exceptUserId))
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

async function tabKey(userId: string, make: boolean): Promise<CryptoKey | null> {
  let stored = sessionStorage.getItem(keyName(userId))
  if (!stored && make && !signedOut) {
    stored = base64Of(crypto.getRandomValues(new Uint8Array(32)))
    sessionStorage.setItem(keyName(userId), stored)
  }
  return stored ? crypto.subtle.importKey('raw', bytesOf(stored), 'AES-GCM', false, ['encrypt', 'decrypt']) : null
}

/** The encrypted text. Null where the browser cannot encrypt; then the value must not be stored. */
export async function seal(userId: string, plain: string): Promise<string | null> {
  try {
    const key = await tabKey(userId, true)
    if (!key) return null
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(plain))
    return `${base64Of(iv)}.${base64Of(new Uint8Array(data))}`
  } catch {
    return null
  }
}

/** The decrypted text. Null when the tab's key is gone or belongs to another user. */
export async function unseal(userId: string, sealed: string): Promise<string | null> {
  try {
    const key = await tabKey(userId, false)
    const [iv = '', data = ''] = sealed.split('.')
    if (!key) return null
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(data))
    return new TextDecoder().decode(plain)
  } catch {
    return null
  }
}
