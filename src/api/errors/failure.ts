import { hasText, type TextValues, t, text } from '@/lib/i18n'
import { PartMissing, partMissingText } from '@/lib/lazy-page'
import type { EndpointName } from '../endpoint-names'
import type { FailureShow, FailureWay } from './catalogue/entry'

/** What went wrong with a call, judged once (`classify.ts`). */
export interface Failure {
  /** The catalogue's code, null where the backend gave none. */
  code: number | null
  /** The HTTP status, null where no answer came. */
  status: number | null
  /**
   * `code`: the backend refused; `status`: the HTTP status says so; `offline`: nothing was reached; `timeout`: no answer within
   * its limit (`time-limits.ts`), so that a change may have been made or not; `malformed`: the answer could not be read;
   * `aborted`: called off by ourselves; `unknown`: not a failed call at all.
   */
  kind: 'code' | 'status' | 'offline' | 'timeout' | 'malformed' | 'aborted' | 'unknown'
  show: FailureShow
  endsSession: boolean
  leadsTo?: FailureWay
  /** Key of its text; give it to `t` with `values`, or use `failureText`. */
  textKey: string
  values: TextValues
  /** The facts the backend gave beside the code, as they came. */
  extensions: Readonly<Record<string, unknown>>
  endpoint: EndpointName | null
  operation: string
  /** The login token the call was sent with, undefined for none: whose login the answer speaks of. Never shown or logged. */
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

/** Texts of what can go wrong without an answer; written here in Chinese, so they are there before any catalogue is loaded. */
export const generalTexts = {
  unknown: text('服务器未知错误'),
  timeout: text('服务器很久没有答复，请稍后再试'),
  offline: text('网络无法连接，已填写的内容不会丢失，请检查网络后重试'),
} as const

/** Whether the server was not reached. */
export function isOutOfReach({ kind, status }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || (kind === 'status' && status !== null && status >= 500)
}

/** The judgement on anything that was caught. Never throws. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TransportFailure) return error.failure
  if (isAbort(error)) return plainFailure('aborted', generalTexts.unknown)
  if (isTimeout(error)) return plainFailure('timeout', generalTexts.timeout)
  if (error instanceof PartMissing) return plainFailure('offline', partMissingText)
  if (isUnreachable(error)) return plainFailure('offline', generalTexts.offline)
  return plainFailure('unknown', generalTexts.unknown)
}

/** What to tell the person, in the interface language; empty for what is silently ignored, at its place too (specification, section 8). */
export function failureText(error: unknown): string {
  return wordsOf(failureOf(error))
}

/** The same of what was judged already. */
export function wordsOf(failure: Failure): string {
  if (isIgnored(failure)) return ''
  const { textKey, values } = failure
  const known = hasText(textKey) || !textKey.startsWith('errors.')
  return t(known ? textKey : generalTexts.unknown, values)
}

/** One of the eight codes nothing is said about. */
function isIgnored({ kind, show }: Failure): boolean {
  return kind === 'code' && show === 'silent'
}

/** Whether a call was called off by ourselves: nobody's failure. */
export function isAbort(error: unknown): boolean {
  return nameOf(error) === 'AbortError'
}

/** Whether no answer came within its limit. */
export function isTimeout(error: unknown): boolean {
  return nameOf(error) === 'TimeoutError'
}

/**
 * Whether something of ours (a request, a chunk) could not be reached. Browsers say so with a TypeError and words of their
 * own: Chrome, node, Safari, Firefox, and what they say of a chunk.
 */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /failed to fetch|fetch failed|load failed|networkerror|dynamically imported module|connection/i.test(error.message)
  )
}

/** By name, for a DOMException is not everywhere an Error. */
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

const inPlace = new WeakSet<Failure>()

/**
 * What to tell the person of a failure at its place: at a field, above a form. It is said there and nowhere else, so whoever
 * shows what is announced leaves it out.
 */
export function textInPlace(error: unknown): string {
  const failure = failureOf(error)
  inPlace.add(failure)
  return wordsOf(failure)
}

/**
 * What a form says of a refused call, beside its button. Empty where the login ended: signing in again opens over the page and says why,
 * and beside the button the sentence would still stand after it, when it is no longer true.
 */
export function refusalText(error: unknown): string {
  return failureOf(error).endsSession ? '' : textInPlace(error)
}

/** Whether the page says it at its place; known only once the call's own asker has had its turn. */
export function isInPlace(failure: Failure): boolean {
  return inPlace.has(failure)
}

/** Hears every announced failure; answers how to stop. The app shows them, the transport only announces. */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function announce(failure: Failure): void {
  for (const listener of [...listeners]) listener(failure)
}
