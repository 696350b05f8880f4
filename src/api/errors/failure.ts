/** The type of a failed call, and its text for the person; used by every page that shows a failure. */

import { hasText, type TextValues, t, text } from '@/lib/i18n/i18n'
import { ChunkMissingError, chunkMissingText } from '@/lib/loading/lazy-import'
import type { EndpointName } from '../endpoint-names'
import type { FailureRemedy, FailureShow } from './catalogue/entry'

/** A classified failure (`classify.ts`). */
export interface Failure {
  /** The catalogue's code; null where the backend gave none. */
  code: number | null
  /** The HTTP status; null where no response came. */
  status: number | null
  /**
   * `code`: the backend refused. `status`: an HTTP status. `offline`: no connection. `timeout`: past the limit
   * (`time-limits.ts`), so a change may have happened or not. `malformed`: unreadable response. `aborted`: by
   * ourselves. `unknown`: not a failed call.
   */
  kind: 'code' | 'status' | 'offline' | 'timeout' | 'malformed' | 'aborted' | 'unknown'
  show: FailureShow
  endsSession: boolean
  remedy?: FailureRemedy
  /** The key of its text: pass it to `t` with `values`, or use `failureText`. */
  textKey: string
  values: TextValues
  /** The facts beside the code, as received. */
  extensions: Readonly<Record<string, unknown>>
  endpoint: EndpointName | null
  operation: string
  /** The token the call was sent with; undefined for none. Never displayed or logged. */
  sentWith: string | undefined
}

/** What a failed call rejects with, and what a hook's `error` holds. */
export class TransportFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`${failure.operation}: ${failure.kind} ${failure.code ?? failure.status ?? ''}`.trim())
    this.name = 'TransportFailure'
    this.failure = failure
  }
}

/** Texts for failures without a response. Written here, so that they exist before a catalogue has loaded. */
export const generalTexts = {
  unknown: text('服务器未知错误'),
  timeout: text('服务器很久没有答复，请稍后再试'),
  offline: text('网络无法连接，请检查网络后重试'),
} as const

/** Whether the server was unreachable. */
export function isOutOfReach({ kind, status }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || (kind === 'status' && status !== null && status >= 500)
}

/** Whether the backend answered with a refusal. After any other failure, a change may have happened or not. */
export function isRefusal({ kind, code }: Failure): boolean {
  return kind === 'code' && code !== 500
}

/** Classifies anything that was caught. Never throws. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TransportFailure) return error.failure
  if (isAbort(error)) return plainFailure('aborted', generalTexts.unknown)
  if (isTimeout(error)) return plainFailure('timeout', generalTexts.timeout)
  if (error instanceof ChunkMissingError) return plainFailure('offline', chunkMissingText)
  if (isUnreachable(error)) return plainFailure('offline', generalTexts.offline)
  return plainFailure('unknown', generalTexts.unknown)
}

/** The text for the person, in the interface language; empty for silently ignored codes (specification, section 8). */
export function failureText(error: unknown): string {
  return wordsOf(failureOf(error))
}

/** The text of a classified failure. */
export function wordsOf(failure: Failure): string {
  if (isIgnored(failure)) return ''
  const { textKey, values } = failure
  const known = hasText(textKey) || !textKey.startsWith('errors.')
  return t(known ? textKey : generalTexts.unknown, values)
}

/** Whether it is one of the eight ignored codes. */
function isIgnored({ kind, show }: Failure): boolean {
  return kind === 'code' && show === 'silent'
}

/** Whether a call was aborted by ourselves. */
export function isAbort(error: unknown): boolean {
  return nameOf(error) === 'AbortError'
}

/** Whether a call timed out. */
export function isTimeout(error: unknown): boolean {
  return nameOf(error) === 'TimeoutError'
}

/**
 * Whether a request or a chunk of ours was unreachable. Chrome, Node, Safari and Firefox use different messages for it.
 */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /failed to fetch|fetch failed|load failed|networkerror|dynamically imported module|connection/i.test(error.message)
  )
}

/** By name, because a DOMException is not an Error everywhere. */
function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
}

function plainFailure(kind: Failure['kind'], textKey: string): Failure {
  const show = kind === 'aborted' ? 'silent' : 'notification'
  return {
    code: null,
    status: null,
    kind,
    show,
    endsSession: false,
    textKey,
    values: {},
    extensions: {},
    endpoint: null,
    operation: '',
    sentWith: undefined,
  }
}

type FailureListener = (failure: Failure) => void
const listeners = new Set<FailureListener>()

const handledInPage = new WeakSet<Failure>()

/**
 * The text for showing a failure in place: at a field, above a form. The announced notice for it is then suppressed.
 */
export function failureTextInPage(error: unknown): string {
  const failure = failureOf(error)
  handledInPage.add(failure)
  return wordsOf(failure)
}

/**
 * What a form says of a refused call, beside its button. Empty where the login ended: signing in again opens over the page and says why,
 * and beside the button the sentence would still stand after it, when it is no longer true.
 */
export function refusalText(error: unknown): string {
  return failureOf(error).endsSession ? '' : failureTextInPage(error)
}

/** Whether the page shows it in place; known only after the caller has handled it. */
export function isHandledInPage(failure: Failure): boolean {
  return handledInPage.has(failure)
}

/**
 * Listens to announced failures. Returns a function that stops it. The app shows them; the transport only announces.
 */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function announce(failure: Failure): void {
  for (const listener of [...listeners]) listener(failure)
}
