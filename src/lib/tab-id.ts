import { randomId } from './random-id'

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
    // A browser that refuses storage is a new tab after each reload; it is only named so to others for a minute.
  }
}

/** Whether the name is this document's alone; it stays so while the document lives. */
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
 * A name for this browser tab: the same after a reload, another in a tab that was duplicated (which copies the session
 * storage, while the name is still held by the first).
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
