/** The embedded backend's object store over HTTP: uploads with a token, files inline or as a download, the private .ics calendar; for `handlers.ts`. */

import { HttpResponse } from 'msw'
import type { Backend } from './backend'
import { serverNow } from './clock'
import { seededFile } from './domain/seeded-file'
import { messageOf } from './fail'
import { mayRead, worksRead } from './file-sight'
import { readSession } from './sessions'
import { calendarBehind } from './work/todo-calendar'
import { recordRead } from './work/work-reads'

/** Upload limit of the object store, in bytes. */
const largest = 200 * 1024 * 1024

/** The upload URL of the object store, as a pattern for any origin. */
export function uploadUrl(): string {
  const url: string = import.meta.env.VITE_UPLOAD_URL || '/object-storage/upload'
  return url.startsWith('/') ? `*${url}` : url
}

function refuse(status: number, code: number): Response {
  return HttpResponse.json({ errors: [{ message: messageOf(code), extensions: { code } }] }, { status })
}

/**
 * Accepts one file: a form with `token` and `key` (from `uploadToken`) and `file`. The token is valid for one upload.
 */
export async function answerUpload(backend: Backend, request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  const key = String(form?.get('key') ?? '')
  const token = String(form?.get('token') ?? '')
  const file = form?.get('file') ?? null
  // Not `instanceof Blob`: in tests the form is Node's and the page's Blob is jsdom's.
  if (file === null || typeof file === 'string') return refuse(400, 600)
  if (file.size > largest) return refuse(413, 60407)
  const bytes = await file.arrayBuffer()
  const { name, size, type = 'application/octet-stream' } = file
  return backend.transaction(async () => {
    const upload = backend.db.uploads.get(key)
    const at = serverNow()
    if (!upload?.uploadToken || upload.uploadToken !== token || upload.tokenExpiresAt < at) return refuse(403, 403)
    await backend.blobs.put(key, { bytes, type, name })
    backend.db.uploads.update(key, { uploadToken: null, file: { name, type, at, size } })
    return HttpResponse.json({ key, size })
  })
}

/**
 * The header value for a download under a file's name, encoded by RFC 8187, so that no character of the name can end it
 * early.
 */
export function attachmentOf(name: string): string {
  const plain = encodeURIComponent(name.replace(/\p{Cs}/gu, '\uFFFD'))
  const strict = plain.replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename*=UTF-8''${strict}`
}

/** Serves a stored file: inline, or as a download under its own name. */
export async function answerFile(backend: Backend, request: Request, asDownload: boolean): Promise<Response> {
  const payload = readPayload(new URL(request.url).searchParams.get('fd') ?? '')
  if (!payload) return refuse(400, 400)
  return backend.transaction(async () => {
    const { db, blobs } = backend
    const session = readSession(db, payload.token, serverNow())
    if (!session.user) return refuse(session.status, session.status)
    const upload = db.uploads.get(payload.key)
    const blob = upload?.file && ((await blobs.get(payload.key)) ?? (await seededFile(payload.key)))
    if (!upload || !blob) return refuse(404, 600)
    if (!mayRead(db, session.user, upload)) return refuse(401, 401)
    for (const workId of worksRead(db, session.user, upload))
      recordRead({ db, now: serverNow() }, workId, session.user.id)
    const disposition = asDownload ? attachmentOf(blob.name) : 'inline'
    return new HttpResponse(blob.bytes, {
      headers: {
        'Content-Type': blob.type,
        'Content-Length': String(blob.bytes.byteLength),
        'Content-Disposition': disposition,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}

/** Serves the calendar at a private address. Anybody with the secret can read it; no cache on the way may store it. */
export async function answerCalendar(backend: Backend, request: Request, file: string): Promise<Response> {
  const { db, blobs } = backend
  return backend.transaction(() => {
    const secret = /^([0-9a-f]{64})\.ics$/.exec(file)?.[1]
    const context = { db, blobs, caller: null, token: null, now: serverNow() }
    const calendar = secret ? calendarBehind(context, secret, new URL(request.url).origin + backend.base) : null
    if (calendar === null) return refuse(404, 600)
    return new HttpResponse(calendar, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}

/** The payload of a file link: JSON with the access token and the file's key, in base64. */
function readPayload(fd: string): { token: string; key: string } | null {
  try {
    const binary = atob(fd)
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const payload = JSON.parse(new TextDecoder().decode(bytes)) as { accessToken?: unknown; fileKey?: unknown }
    return typeof payload.accessToken === 'string' && typeof payload.fileKey === 'string'
      ? { token: payload.accessToken, key: payload.fileKey }
      : null
  } catch {
    return null
  }
}
