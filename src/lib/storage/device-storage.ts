/** Reads and writes localStorage; does nothing where the browser refuses storage. */

/**
 * Writes to localStorage; survives closed tabs and ended logins. What belongs to a person goes through `person-entries.ts`.
 * Does nothing where the browser refuses storage.
 */
export function setLocalEntry(key: string, value: string): void {
  withStorage((storage) => storage.setItem(key, value))
}

/** The stored value, or null. */
export function getLocalEntry(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null
}

export function removeLocalEntry(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}

/** The stored keys that begin with `prefix`. */
export function localKeys(prefix: string): string[] {
  return withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? []
}

function withStorage<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
