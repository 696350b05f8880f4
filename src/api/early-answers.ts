import { hearServerDate } from '@/lib/server-date'

/** A call that the page made before this code was there (`build/prefetch.mjs`); each answer is taken once. */
interface EarlyAnswer {
  operationName: string
  variables: object
  /** The login it was sent with. */
  token: string
  answer: Promise<Response>
  /** When it was sent, in milliseconds. */
  at: number
}

declare global {
  interface Window {
    prefetchedResponses?: EarlyAnswer[]
    /** Makes the calls of the page at an address, and asks for its files; absent where the build's script has not come. */
    prefetchPage?(address: string): void
    /** Where that script is, in a production build. */
    prefetchScript?: string
  }
}

/** For how long an answer is taken for one that was asked for just now, in milliseconds. */
const fresh = 20_000

/**
 * The transport's `fetch`: the answer to a call that is on its way already, where the same was asked for by the same login, else the
 * network's. Whatever comes of it is judged as any answer.
 */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = take(init)
  const answer = early ? untilAborted(early, init?.signal) : fetch(input, init)
  answer.then(
    ({ headers }) => hearServerDate(headers.get('date')),
    () => {},
  )
  return answer
}

function take(init?: RequestInit): Promise<Response> | undefined {
  const waiting = window.prefetchedResponses
  if (!waiting?.length || typeof init?.body !== 'string') return
  const { operationName, variables } = JSON.parse(init.body)
  const authorization = new Headers(init.headers).get('authorization')
  const found = waiting.find(
    (one) =>
      one.operationName === operationName &&
      authorization === `Bearer ${one.token}` &&
      JSON.stringify(one.variables) === JSON.stringify(variables) &&
      Date.now() - one.at < fresh,
  )
  if (!found) return
  waiting.splice(waiting.indexOf(found), 1)
  return found.answer
}

function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    answer.then(resolve, reject)
  })
}
