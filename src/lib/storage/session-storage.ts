/** Reads and writes sessionStorage (one browser tab), with an optional expiry; never throws. */

/**
 * What one browser tab keeps until it is closed. An entry can carry an expiry in seconds (specification, section 9), kept
 * beside it, so the value itself stays as it was given. A browser that refuses storage keeps nothing and breaks nothing.
 */
export function setSessionEntry(key: string, value: string, seconds?: number): void {
  withStorage((storage) => {
    storage.setItem(key, value)
    if (seconds === undefined) storage.removeItem(expiryOf(key))
    else storage.setItem(expiryOf(key), String(Date.now() + seconds * 1000))
  })
}

/** The value, or null when there is none or its time is over. */
export function getSessionEntry(key: string): string | null {
  return (
    withStorage((storage) => {
      const until = storage.getItem(expiryOf(key))
      if (until === null || Number(until) > Date.now()) return storage.getItem(key)
      removeSessionEntry(key)
      return null
    }) ?? null
  )
}

export function removeSessionEntry(key: string): void {
  withStorage((storage) => {
    storage.removeItem(key)
    storage.removeItem(expiryOf(key))
  })
}

/** Removes the entries whose keys begin with `prefix`, except one. */
export function removeSessionEntries(prefix: string, exceptKey?: string): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix) && key !== exceptKey) storage.removeItem(key)
  })
}

const expiryOf = (key: string) => `${key}.until`

function withStorage<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
