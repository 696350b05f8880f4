import { keepOnDevice, readFromDevice } from '@/lib/device-storage'

/** What a tester can make the server do. */
export interface WeatherState {
  /** How long each answer takes, in milliseconds. */
  delay: number
  /** No request reaches the server. */
  offline: boolean
  /** The next call is refused with this code of the catalogue, once. */
  nextCode: number | null
  /** The next call is answered with this HTTP status, once. */
  nextStatus: number | null
  /** The next call is answered with something that is not JSON, once. */
  nextMalformed: boolean
}

export const calm: WeatherState = { delay: 0, offline: false, nextCode: null, nextStatus: null, nextMalformed: false }

/** Where the weather is kept: shared by all tabs in the browser. */
export interface WeatherStore {
  read(): WeatherState
  write(state: WeatherState): void
}

export function memoryWeather(): WeatherStore {
  let state = calm
  return {
    read: () => state,
    write(next) {
      state = next
    },
  }
}

const storageKey = 'embedded-backend-weather'

/** What is kept, where it can be read. */
function readKept(): Partial<WeatherState> {
  try {
    const kept: unknown = JSON.parse(readFromDevice(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Kept in local storage, so every tab has the same weather. */
export function browserWeather(): WeatherStore {
  return {
    read: () => ({ ...calm, ...readKept() }),
    write: (state) => keepOnDevice(storageKey, JSON.stringify(state)),
  }
}

/** The server weather: properties to read and set, and what a request meets. */
export class Weather implements WeatherState {
  readonly #store: WeatherStore
  readonly #expire: () => void | Promise<void>

  constructor(store: WeatherStore, expire: () => void | Promise<void>) {
    this.#store = store
    this.#expire = expire
  }

  #change(changes: Partial<WeatherState>): void {
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

  /** Ends every login now: the next call of each is answered with HTTP 402. */
  expireNow(): void | Promise<void> {
    return this.#expire()
  }

  /** What the next call meets; what happens once is used up, but not by a call nobody asked for (`unasked`). */
  take(unasked = false): WeatherState {
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
