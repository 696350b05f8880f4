/** Uploads a file to the object store with a token of its own, and reports progress. */

import { text } from '@/lib/i18n/i18n'
import { randomId } from '@/lib/random-id'
import { apiUrl } from './api-url'
import { common } from './common'
import { codeFailure, offlineFailure, statusFailure, timeoutFailure } from './errors/classify'
import { type Failure, TransportFailure } from './errors/failure'
import { transferTimeoutText, watchTransfer } from './transfer-timeout'
import { UploadTokenDocument } from './upload-token.common.generated'

export interface UploadOptions {
  /** Readable by its owner and their reviewers only; true by default. */
  isPrivate?: boolean
  mimeType?: string
  /** Called with 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

/** A stored file. */
export interface UploadedFile {
  /** Pass it to `fetchFile`. */
  key: string
  /** The file name on the person's device. */
  name: string
  /** In bytes. */
  size: number
}

/** The object store uses its own upload token, not the login's. */
const origin = { endpoint: 'common', operation: 'upload', status: null, sentWith: undefined } as const

/**
 * Stores a file: requests an upload token, then posts token, key and file to the object store (`VITE_UPLOAD_URL`).
 * Rejects with a `TransportFailure` that is announced only when the login ended: each file shows its own failure. Fails
 * when there was no progress for the limit (`time-limits.ts`). Rejects with an `AbortError` when `signal` aborts it.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const { isPrivate = true, mimeType = file.type || undefined, signal } = options
  const { uploadToken } = await common.query(
    UploadTokenDocument,
    { key: newKey(file.name), isPrivate, mimeType },
    { fetchPolicy: 'no-cache', background: true, signal },
  )
  const form = new FormData()
  form.append('token', uploadToken.uploadToken)
  form.append('key', uploadToken.key)
  form.append('file', file)
  await post(form, options)
  return { key: uploadToken.key, name: file.name, size: file.size }
}

/** A random key with the file's extension, by which the store knows the type. */
function newKey(name: string): string {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''
  return `${randomId()}${extension}`
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function post(form: FormData, { onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => {
      request.abort()
      reject(new DOMException('The upload was called off', 'AbortError'))
    }
    if (signal?.aborted) return abort()
    // Aborts; `onloadend` cleans up.
    const stall = watchTransfer(() => {
      reject(new TransportFailure({ ...timeoutFailure(origin), textKey: transferTimeoutText }))
      request.abort()
    })
    request.open('POST', apiUrl(import.meta.env.VITE_UPLOAD_URL || '/object-storage/upload'))
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      if (request.status < 200 || request.status >= 300)
        return reject(new TransportFailure(storeFailure(request.status)))
      onProgress?.(1)
      resolve()
    }
    request.onerror = () => reject(new TransportFailure(offlineFailure(origin)))
    request.onloadend = () => {
      stall.stop()
      signal?.removeEventListener('abort', abort)
    }
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

/** A 403 of the object store concerns the upload token and ends no login. */
function storeFailure(status: number): Failure {
  if (status === 413) return codeFailure(60407, {}, { ...origin, status })
  const failure = statusFailure(Math.max(status, 500), origin)
  return { ...failure, status, textKey: status >= 500 ? failure.textKey : text('文件上传失败，请重新上传') }
}
