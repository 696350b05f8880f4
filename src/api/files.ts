/**
 * Addresses and downloads of stored files and of the calendar file, with the login's token; for reading views, review
 * files, pictures and the calendar dialog.
 */

import { text } from '@/lib/i18n/i18n'
import { apiUrl } from './api-url'
import { type FailureOrigin, offlineFailure, statusFailure, timeoutFailure } from './errors/classify'
import { announce, type Failure, isAbort, TransportFailure } from './errors/failure'
import { transferTimeoutText, watchTransfer } from './transfer-timeout'
import { credentialsFor, currentToken } from './transport'

/** The content of `fd` (specification, section 7 "File links"). */
interface FilePayload {
  accessToken: string
  fileKey: string
}

/**
 * The URL of a stored file for display. It contains the token: build it at the click, never render it into `href`,
 * print or export.
 */
export function fileUrl(key: string, token: string): string {
  return apiUrl(`/api/common/oss/file?fd=${encodePayload({ accessToken: token, fileKey: key })}`)
}

/** The URL for downloading a stored file under its own name. It contains the token too. */
export function downloadUrl(key: string, token: string): string {
  return apiUrl(`/api/common/oss/download?fd=${encodePayload({ accessToken: token, fileKey: key })}`)
}

interface FetchOptions {
  signal?: AbortSignal
  /** Use the download address (`oss/download`) instead of the display address (`oss/file`). */
  toKeep?: boolean
  /** Announce nothing but ended sessions: for pictures and previews that show their failure in place. */
  background?: boolean
}

/**
 * Fetches a stored file. It may take long, but fails when no byte arrives for the limit. Rejects with a
 * `TransportFailure` that was announced already.
 */
export async function fetchFile(key: string, options: FetchOptions = {}): Promise<Blob> {
  const { toKeep = false } = options
  const address = toKeep ? downloadUrl : fileUrl
  const sentWith = currentToken()
  const operation = toKeep ? 'oss/download' : 'oss/file'
  return fetchContent(address(key, sentWith ?? ''), { endpoint: 'common', operation, status: null, sentWith }, options)
}

/** Fetches the calendar file at its private address (`calendarAddress`). Rejects as `fetchFile`. */
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
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  let stalled = false
  const stall = watchTransfer(() => {
    stalled = true
    controller.abort()
  })
  try {
    const response = await fetch(address, {
      credentials: credentialsFor(origin.sentWith),
      signal: controller.signal,
    })
    if (!response.ok) throw refused(ofFile(statusFailure(response.status, origin)))
    return await bodyOf(response, stall.moved, controller.signal)
  } catch (error) {
    if (stalled) throw refused({ ...timeoutFailure(origin), textKey: transferTimeoutText })
    if (isAbort(error) || error instanceof TransportFailure) throw error
    throw refused(offlineFailure(origin))
  } finally {
    stall.stop()
    signal?.removeEventListener('abort', stop)
  }
}

/** Reads a response body and reports each chunk. */
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

/** The failure of a status for a file. 401 concerns this file only, so the page stays. */
function ofFile(failure: Failure): Failure {
  if (failure.status === 401) return { ...failure, show: 'notification', textKey: text('您无权查看该文件') }
  return failure.status === 404 ? { ...failure, textKey: text('文件不存在或已删除') } : failure
}

/** Base64 of UTF-8 JSON, safe in a query. `btoa` knows bytes only, and keys may contain Chinese file names. */
function encodePayload(payload: FilePayload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return encodeURIComponent(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
}
