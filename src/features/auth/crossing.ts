import { randomId } from '@/lib/random-id'
import { keepEntry, readEntry, removeEntry } from '@/lib/session-entries'

/** The platforms a person signs in at and comes back from. */
export type Platform = 'wechat' | 'oneStop'

/** How long a person may take there, in seconds. */
const patience = 600
const keyOf = (platform: Platform) => `crossing.${platform}`

/** Begins a journey to a platform: answers the state it has to come back with. */
export function beginCrossing(platform: Platform): string {
  const state = randomId()
  keepEntry(keyOf(platform), state, patience)
  return state
}

/** The state this tab waits for; null where no journey was begun, or too long ago. */
export function awaitedState(platform: Platform): string | null {
  return readEntry(keyOf(platform))
}

/** A state is good once. */
export function endCrossing(platform: Platform): void {
  removeEntry(keyOf(platform))
}

/**
 * How a person arrives: `start`: not from the platform; `code`: signed in there; `cancelled`: called off there; `down`: the platform
 * says it cannot; `forged`: not the answer to anything this tab began, so that nobody can be signed in to another's account.
 */
export type Arrival = { kind: 'start' | 'cancelled' | 'down' | 'forged' } | { kind: 'code'; code: string }

/** Judges the query a person arrives with against the state this tab waits for. */
export function judgeArrival(search: string, awaited: string | null): Arrival {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const state = query.get('state')
  const error = query.get('error')
  if (code === null && state === null && error === null) return { kind: 'start' }
  if (!awaited || state !== awaited) return { kind: 'forged' }
  if (error === 'access_denied') return { kind: 'cancelled' }
  if (error !== null) return { kind: 'down' }
  if (!code) return { kind: 'cancelled' }
  return /^[\x21-\x7e]{1,512}$/.test(code) ? { kind: 'code', code } : { kind: 'forged' }
}
