/** An id of this browser tab, for the presence of several people in one form. */

import { randomId } from '../random-id'

const storageKey = 'smartform-tab'

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id)
  } catch {
    // Without storage, each reload is a new tab. Other people see both names for a minute.
  }
}

/** Claims a tab id with a Web Lock until the document closes. False when another tab holds it. */
function claim(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(false)
  return new Promise((resolve) => {
    void navigator.locks
      .request(`${storageKey}/${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise(() => {}) : undefined
      })
      .catch(() => resolve(false))
  })
}

let made: Promise<string> | undefined

/**
 * An id of this browser tab: the same after a reload, another in a duplicated tab. (Duplicating copies sessionStorage,
 * while the first tab still holds the name.)
 */
export function tabId(): Promise<string> {
  made ??= (async () => {
    const before = stored()
    if (before !== null && (await claim(before))) return before
    const id = randomId()
    remember(id)
    await claim(id)
    return id
  })()
  return made
}
