import { apiUrl } from './api-url'
import { offlineFailure, statusFailure } from './errors/classify'
import { announce, type Failure, generalTexts, isAbort, TransportFailure } from './errors/failure'
import { currentToken } from './transport'

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

/** A stored file's content. Rejects with a `TransportFailure`, announced already. */
export async function fetchFile(key: string, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  const origin = { endpoint: 'common', operation: 'oss/file', status: null } as const
  try {
    const response = await fetch(fileUrl(key, currentToken() ?? ''), { credentials: 'include', signal })
    if (!response.ok) throw refused(missing(statusFailure(response.status, origin)))
    return await response.blob()
  } catch (error) {
    if (isAbort(error) || error instanceof TransportFailure) throw error
    throw refused(offlineFailure(origin))
  }
}

function missing(failure: Failure): Failure {
  return failure.status === 404 ? { ...failure, textKey: generalTexts.fileMissing } : failure
}

function refused(failure: Failure): TransportFailure {
  announce(failure)
  return new TransportFailure(failure)
}

/** JSON in UTF-8 in base64, fit for a query. `btoa` knows bytes only, and keys may hold Chinese file names. */
function encodePayload(payload: FilePayload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return encodeURIComponent(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
}
