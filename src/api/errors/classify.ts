/**
 * Turns what a call failed with into one `Failure` by the error catalogue; used by the Apollo links, files and
 * uploads.
 */

import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { hasText, type TextValues, text } from '@/lib/i18n/i18n'
import { ChunkMissingError, chunkMissingText } from '@/lib/loading/lazy-import'
import { formatDay, formatMinute } from '@/lib/time/beijing-time'
import { isDay, timestampOfDay } from '@/lib/time/iso-day'
import { isDigits } from '@/lib/validation/number-formats'
import type { EndpointName } from '../endpoint-names'
import { catalogueEntry } from './catalogue'
import type { FactKind } from './catalogue/entry'
import { type Failure, generalTexts, isTimeout, isUnreachable } from './failure'

/** Texts of failures without a code. */
const answerTexts = {
  session: text('您还未登录或登录已失效'),
  forbidden: text('你无权访问该页面'),
  unavailable: text('服务器未知错误：服务暂时不可用，请稍后再试'),
  malformed: text('服务器未知错误：收到的内容无法识别，请稍后再试'),
  unsettled: text('服务器很久没有答复，还不知道是否已经办好。填写的内容都在，请稍后核对后再试'),
} as const

/** Where a failed call came from. */
export interface FailureOrigin {
  endpoint: EndpointName | null
  operation: string
  /** HTTP status; null where no response came. */
  status: number | null
  /** The token the call was sent with; undefined for none. */
  sentWith: string | undefined
  /** Context for the error text (`base`). */
  textContext?: string
  /** Whether the call was a mutation: without a response, nobody knows whether it happened. */
  changes?: boolean
}

type Facts = Readonly<Record<string, unknown>>

/**
 * Classifies a failed call: by HTTP status first (refusals of the backend come with 200), then by code, then by other
 * causes. Specification, section 8 "Client handling".
 */
export function classify(error: unknown, origin: FailureOrigin): Failure {
  const status = ServerError.is(error) || ServerParseError.is(error) ? error.statusCode : origin.status
  if (status !== null && (status < 200 || status >= 300)) return statusFailure(status, origin)
  if (CombinedGraphQLErrors.is(error)) {
    const extensions = error.errors.map((error) => error.extensions ?? {})
    const withCode = extensions.find((facts) => codeOf(facts) !== null) ?? extensions[0] ?? {}
    return codeFailure(codeOf(withCode), withCode, { ...origin, status })
  }
  if (status !== null) return { ...base(origin), status, kind: 'malformed', textKey: answerTexts.malformed }
  if (isTimeout(error)) return timeoutFailure(origin)
  // Code that the call needs before it is sent, such as the cipher of passwords.
  if (error instanceof ChunkMissingError) return { ...base(origin), kind: 'offline', textKey: chunkMissingText }
  // `fetch` rejects with a TypeError when no response came.
  if (error instanceof TypeError || isUnreachable(error)) return offlineFailure(origin)
  return { ...base(origin), kind: 'unknown' }
}

/** The failure of an HTTP status: 400, 402 and 403 end the login; 401 is no permission; anything else is unknown. */
export function statusFailure(status: number, origin: FailureOrigin): Failure {
  const failure: Failure = { ...base(origin), status, kind: 'status' }
  if (status === 401) return { ...failure, show: 'forbidden', textKey: answerTexts.forbidden }
  if ([400, 402, 403].includes(status)) {
    return { ...failure, show: 'session', endsSession: true, textKey: answerTexts.session }
  }
  return [502, 503, 504].includes(status) ? { ...failure, textKey: answerTexts.unavailable } : failure
}

/** The failure of a code, also for calls that return a code as data (login). Null is an undefined code. */
export function codeFailure(code: number | null, extensions: Facts, origin: FailureOrigin): Failure {
  const entry = code === null ? undefined : catalogueEntry(code)
  const values = factValues(extensions, entry?.facts)
  return {
    ...base(origin),
    code,
    status: origin.status,
    kind: 'code',
    ...entry,
    textKey: textKeyOf(code, origin.textContext, values),
    values: values ?? (code === null ? {} : { code }),
    extensions,
  }
}

/** The failure of an unreachable server. */
export function offlineFailure(origin: FailureOrigin): Failure {
  return { ...base(origin), kind: 'offline', textKey: generalTexts.offline }
}

/** The failure of a call past its time limit. */
export function timeoutFailure(origin: FailureOrigin): Failure {
  return { ...base(origin), kind: 'timeout', textKey: origin.changes ? answerTexts.unsettled : generalTexts.timeout }
}

function base(origin: FailureOrigin): Failure {
  const { endpoint, operation, sentWith } = origin
  const visible = { show: 'notification', endsSession: false, textKey: generalTexts.unknown } as const
  return {
    ...visible,
    code: null,
    status: null,
    kind: 'unknown',
    values: {},
    extensions: {},
    endpoint,
    operation,
    sentWith,
  }
}

/** Codes may be numbers or numeric strings. */
function codeOf(extensions: Facts): number | null {
  const { code } = extensions
  if (typeof code === 'number') return code
  return typeof code === 'string' && isDigits(code) ? Number(code) : null
}

function textKeyOf(code: number | null, context: string | undefined, detail: TextValues | null): string {
  if (code === null) return 'errors.not_defined'
  const keys = [...(context ? [`errors.${context}.${code}`] : []), `errors.${code}`]
  const candidates = [...keys.flatMap((key) => (detail ? [`${key}.detail`, key] : [key])), 'errors.not_defined.detail']
  return candidates.find(hasText) ?? 'errors.not_defined'
}

/** The facts that the longer text needs, formatted; null when it needs none or one is missing. */
function factValues(extensions: Facts, facts: Readonly<Record<string, FactKind>> | undefined): TextValues | null {
  if (!facts) return null
  const values: Record<string, string> = {}
  for (const [name, kind] of Object.entries(facts)) {
    const value = factText(extensions[name], kind)
    if (value === null) return null
    values[name] = value
  }
  return values
}

/** Times are milliseconds since 1970-01-01T00:00Z; dates may also be `YYYY-MM-DD`. */
function factText(value: unknown, kind: FactKind): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (kind === 'plain') return String(value)
  const at = typeof value === 'number' ? value : isDay(value) ? timestampOfDay(value) : Date.parse(value)
  if (Number.isNaN(at)) return null
  return kind === 'date' ? formatDay(at) : formatMinute(at)
}
