/**
 * The simulated network of the demonstration: slow, offline, failing calls, ended login; set by the demo
 * panel and by tests, kept for all tabs.
 */

import { recordOf } from '@/lib/collections/record'
import { getLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'

/** Simulated network conditions that a tester can set. */
export interface NetworkState {
  /** Delay of each response, in milliseconds. */
  delay: number
  /** No request reaches the server. */
  offline: boolean
  /** The next call is refused once with this code of the catalogue. */
  nextCode: number | null
  /** The next call gets this HTTP status once. */
  nextStatus: number | null
  /** The next call gets a response that is not JSON, once. */
  nextMalformed: boolean
}

export const calm: NetworkState = { delay: 0, offline: false, nextCode: null, nextStatus: null, nextMalformed: false }

/** Storage of the conditions; in the browser all tabs share it. */
export interface NetworkStore {
  read(): NetworkState
  write(state: NetworkState): void
}

export function memoryNetworkStore(): NetworkStore {
  let state = calm
  return {
    read: () => state,
    write(next) {
      state = next
    },
  }
}

const storageKey = 'embedded-backend-network'

/** The stored state, where it can be read. */
function readStored(): Partial<NetworkState> {
  try {
    return recordOf(JSON.parse(getLocalEntry(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Stored in localStorage, so every tab has the same conditions. */
export function browserNetworkStore(): NetworkStore {
  return {
    read: () => ({ ...calm, ...readStored() }),
    write: (state) => setLocalEntry(storageKey, JSON.stringify(state)),
  }
}

/** The simulated network: conditions to get and set, and their effect on a request. */
export class SimulatedNetwork implements NetworkState {
  readonly #store: NetworkStore
  readonly #expire: () => void | Promise<void>

  constructor(store: NetworkStore, expire: () => void | Promise<void>) {
    this.#store = store
    this.#expire = expire
  }

  #change(changes: Partial<NetworkState>): void {
    this.#store.write({ ...this.#store.read(), ...changes })
  }

  get delay(): number {
    return this.#store.read().delay
  }
  set delay(delay: number) {
    this.#change({ delay })
  }
  get offline(): boolean {
    return this.#store.read().offline
  }
  set offline(offline: boolean) {
    this.#change({ offline })
  }
  get nextCode(): number | null {
    return this.#store.read().nextCode
  }
  set nextCode(nextCode: number | null) {
    this.#change({ nextCode })
  }
  get nextStatus(): number | null {
    return this.#store.read().nextStatus
  }
  set nextStatus(nextStatus: number | null) {
    this.#change({ nextStatus })
  }
  get nextMalformed(): boolean {
    return this.#store.read().nextMalformed
  }
  set nextMalformed(nextMalformed: boolean) {
    this.#change({ nextMalformed })
  }

  /** Expires every session now: the next call of each gets HTTP 402. */
  expireNow(): void | Promise<void> {
    return this.#expire()
  }

  /**
   * The conditions for the next call. Conditions that apply once are consumed, except by calls without a user action
   * (`unasked`).
   */
  take(unasked = false): NetworkState {
    const state = this.#store.read()
    if (unasked) return { ...calm, delay: state.delay, offline: state.offline }
    if (state.nextCode !== null || state.nextStatus !== null || state.nextMalformed) {
      this.#store.write({ ...calm, delay: state.delay, offline: state.offline })
    }
    return state
  }

  clear(): void {
    this.#store.write(calm)
  }
}
