/**
 * Encrypts with a key that lives as long as this browser tab (sessionStorage): what is sensitive survives a reload or a
 * crash the browser recovers from, and is unreadable to whoever opens the device's store later.
 */
const keyPrefix = 'portal-draft-key/'
const keyName = (userId: string) => keyPrefix + userId

/** After a sign-out nothing is sealed, by a page that is only now being left, until somebody works here again. */
let signedOut = false

/**
 * Removes the tab's keys but one: at a sign-out all of them, when somebody else works in the tab those of the others. What
 * they sealed cannot be read any more. An expired login keeps its key, so that the same person goes on where they were.
 */
export function forgetKeys(exceptUserId?: string): void {
  signedOut = exceptUserId === undefined
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(keyPrefix) && name !== (exceptUserId && keyName(exceptUserId)))
        sessionStorage.removeItem(name)
    }
  } catch {
    // A browser without session storage has no key to forget.
  }
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

/** The sealed text, or null where the browser cannot encrypt: then it is not to be stored at all. */
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

/** The text again, or null when the tab's key is gone or another's. */
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
