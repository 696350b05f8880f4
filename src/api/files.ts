import { text } from '@/lib/i18n'
import { apiUrl } from './api-url'
import { type FailureOrigin, offlineFailure, statusFailure, timeoutFailure } from './errors/classify'
import { announce, type Failure, isAbort, TransportFailure } from './errors/failure'
import { stalledText, watchStall } from './stall'
import { credentialsFor, currentToken } from './transport'

/** What `fd` carries (specification, section 7 "File links"). */
interface FilePayload {
  accessToken: string
  fileKey: string
}

/**
 * Address under which a stored file is shown in a page. It carries the login token: build it at the click, never render it
 * into `href`, print or export.
 */
export function fileUrl(key: string, token: string): string {
  return apiUrl(`/api/common/oss/file?fd=${encodePayload({ accessToken: token, fileKey: key })}`)
}

/** Address under which a stored file is downloaded under its own name. As secret as `fileUrl`. */
export function downloadUrl(key: string, token: string): string {
  return apiUrl(`/api/common/oss/download?fd=${encodePayload({ accessToken: token, fileKey: key })}`)
}

interface FetchOptions {
  signal?: AbortSignal
  /** It is downloaded (`oss/download`), not looked at (`oss/file`). */
  toKeep?: boolean
  /** Announce nothing but ended sessions: for pictures and previews, whose place says that they could not be had. */
  background?: boolean
}

/** A stored file's content, however long it takes, unless nothing moves any more. Rejects with a `TransportFailure`, announced already. */
export async function fetchFile(key: string, options: FetchOptions = {}): Promise<Blob> {
  const { toKeep = false } = options
  const address = toKeep ? downloadUrl : fileUrl
  const sentWith = currentToken()
  const operation = toKeep ? 'oss/download' : 'oss/file'
  return fetchContent(address(key, sentWith ?? ''), { endpoint: 'common', operation, status: null, sentWith }, options)
}

/** The calendar at its private address (`calendarAddress`), as a file. Rejects as `fetchFile`. */
export function fetchCalendar(path: string): Promise<Blob> {
  return fetchContent(apiUrl(path), {
    endpoint: 'workflow',
    operation: 'calendar',
    status: null,
    sentWith: currentToken(),
  })
}

async function fetchContent(address: string, origin: FailureOrigin, options: FetchOptions = {}): Promise<Blob> {
  const { signal, background = false } = options
  const refused = (failure: Failure) => {
    if (!background || failure.endsSession) announce(failure)
    return new TransportFailure(failure)
  }
  const given = new AbortController()
  const stop = () => given.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  let stalled = false
  const stall = watchStall(() => {
    stalled = true
    given.abort()
  })
  try {
    const response = await fetch(address, {
      credentials: credentialsFor(origin.sentWith),
      signal: given.signal,
    })
    if (!response.ok) throw refused(ofFile(statusFailure(response.status, origin)))
    return await bodyOf(response, stall.moved, given.signal)
  } catch (error) {
    if (stalled) throw refused({ ...timeoutFailure(origin), textKey: stalledText })
    if (isAbort(error) || error instanceof TransportFailure) throw error
    throw refused(offlineFailure(origin))
  } finally {
    stall.stop()
    signal?.removeEventListener('abort', stop)
  }
}

/** The whole content, telling of every piece of it that arrives. */
async function bodyOf(response: Response, moved: () => void, signal: AbortSignal): Promise<Blob> {
  const watched = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, out) {
        moved()
        out.enqueue(piece)
      },
    }),
    { signal },
  )
  return new Response(watched, { headers: response.headers }).blob()
}

/** What a status means of a file. 401 speaks of this file alone: the page it is on is not left for it. */
function ofFile(failure: Failure): Failure {
  if (failure.status === 401) return { ...failure, show: 'notification', textKey: text('您无权查看该文件') }
  return failure.status === 404 ? { ...failure, textKey: text('文件不存在或已删除') } : failure
}

/** JSON in UTF-8 in base64, fit for a query. `btoa` knows bytes only, and keys may hold Chinese file names. */
function encodePayload(payload: FilePayload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return encodeURIComponent(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
}
