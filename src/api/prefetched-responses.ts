/**
 * The transport's `fetch`: takes a response that the page's prefetch script has requested already, else asks the
 * network.
 */

import { noteServerDate } from '@/lib/time/server-date'

/**
 * A call that the page's prefetch script made before this code had loaded (`build/prefetch.mjs`). Each response is used
 * once.
 */
interface EarlyAnswer {
  operationName: string
  variables: object
  /** The token it was sent with. */
  token: string
  answer: Promise<Response>
  /** When it was sent, in milliseconds. */
  at: number
}

declare global {
  interface Window {
    prefetchedResponses?: EarlyAnswer[]
    /** Makes the calls of an address's page and requests its files; absent where the script did not load. */
    prefetchPage?(address: string): void
    /** Requests the files of an address's page. */
    prefetchFiles?(address: string): void
    /** The URL of the prefetch script, in a production build. */
    prefetchScript?: string
  }
}

/** How long a prefetched response counts as current, in milliseconds. */
const fresh = 20_000

/**
 * The transport's `fetch`. It takes the prefetched response of the same call with the same token, else asks the
 * network.
 */
export function fetchOrTakePrefetched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = take(init)
  const answer = early ? untilAborted(early, init?.signal) : fetch(input, init)
  answer.then(
    ({ headers }) => noteServerDate(headers.get('date')),
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
    (answer) =>
      answer.operationName === operationName &&
      authorization === `Bearer ${answer.token}` &&
      JSON.stringify(answer.variables) === JSON.stringify(variables) &&
      Date.now() - answer.at < fresh,
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
