let count = 0

function randomId(prefix: string): string {
  count += 1
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${prefix}-${Date.now().toString(36)}${random.toString(36)}${count.toString(36)}`
}

let idFor = randomId

/** An identifier for a row made while running: sortable by time, unique over tabs. Seeds give their own. */
export function newId(prefix: string): string {
  return idFor(prefix)
}

/** Runs (at once, not later) with ids counted from 1 behind `start`, so that seeds made by the backend's own steps are the same each time. */
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
