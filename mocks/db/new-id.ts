/** Makes ids for new rows of the embedded backend's tables. */

let count = 0

function randomId(prefix: string): string {
  count += 1
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${prefix}-${Date.now().toString(36)}${random.toString(36)}${count.toString(36)}`
}

let idFor = randomId

/** An identifier for a row created at run time: sortable by time, unique across tabs. Seeds pass their own. */
export function newId(prefix: string): string {
  return idFor(prefix)
}

/**
 * Runs a synchronous function with ids counted from 1 after the prefix `start`. Seeds made by the backend's own steps
 * thus get the same ids each time.
 */
export function withCountedIds<Result>(start: string, run: () => Result): Result {
  let made = 0
  idFor = (prefix) => {
    made += 1
    return `${prefix}-${start}-${made}`
  }
  try {
    return run()
  } finally {
    idFor = randomId
  }
}
