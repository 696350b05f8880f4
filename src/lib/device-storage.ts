/**
 * What this browser keeps until it is removed, over closed tabs and ended logins. Keys carry the person's id where the
 * value is theirs. A browser that refuses storage keeps nothing and breaks nothing.
 */
export function keepOnDevice(key: string, value: string): void {
  withStorage((storage) => storage.setItem(key, value))
}

/** The value kept, or null. */
export function readFromDevice(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null
}

export function removeFromDevice(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}

function withStorage<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
