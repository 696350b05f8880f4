/** Serves the files of a build over HTTP: precompressed, with cache headers, `index.html` for the portal's addresses. */

import { createReadStream, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cacheControlOf } from '../../deploy/security-headers.mjs'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Encodings of files precompressed by the build, the smallest first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface Found {
  file: string
  size: number
  modified: number
}

async function fileAt(file: string): Promise<Found | null> {
  const known = await stat(file).catch(() => null)
  return known?.isFile() ? { file, size: known.size, modified: Math.floor(known.mtimeMs) } : null
}

/** The site folder that a build was made for, from `/` to `/`: the prefix of the asset URLs in its page. */
export function baseOf(dist: string): string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return /(?:src|href)="(\/(?:[^"]+\/)?)assets\//.exec(page)?.[1] ?? '/'
}

/** The decoded path of a request; null for a malicious one: undecodable, with a NUL, with hidden or parent folders. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    const honest = path.startsWith('/') && !path.includes('\0') && !/(^|[\\/])\.[^\\/]*($|[\\/])/.test(path)
    return honest ? path : null
  } catch {
    return null
  }
}

/**
 * Serves a file of the build, precompressed where the browser accepts it, and `index.html` for the portal's URLs. A
 * missing file is a 404 in plain text, never a page: a script that received a page would fail silently.
 */
export async function answerStatic(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return plain(response, 405, 'Method Not Allowed')
  }
  const path = readPath(request.url ?? '')
  if (path === null) return plain(response, 400, 'Bad Request')
  const inside = resolve(root)
  const requestedFile = resolve(join(inside, path))
  const within = requestedFile === inside || requestedFile.startsWith(inside + sep)
  const own = within ? await fileAt(requestedFile) : null
  const missing = path.startsWith('/assets/') || extname(path) in types
  const found = own ?? (missing ? null : await fileAt(join(inside, 'index.html')))
  if (!found) return plain(response, 404, 'Not Found')
  await sendFile(found, own ? path : '/index.html', request, response)
}

async function sendFile(found: Found, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', types[extname(found.file)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControlOf(path))
  response.setHeader('Vary', 'Accept-Encoding')
  const { sent, encoding } = await smallest(found, String(request.headers['accept-encoding'] ?? ''))
  const tag = `W/"${sent.size.toString(36)}-${sent.modified.toString(36)}"`
  response.setHeader('ETag', tag)
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', sent.size)
  response.writeHead(200)
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(sent.file), response)
}

/** Whether a browser's accepted encodings (`gzip, br;q=0`) include this one. */
export const takes = (accepted: string, encoding: string) =>
  new RegExp(`(^|[ ,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

async function smallest(found: Found, accepted: string): Promise<{ sent: Found; encoding?: string }> {
  for (const [encoding, ending] of encodings) {
    if (!takes(accepted, encoding)) continue
    const made = await fileAt(found.file + ending)
    // A precompressed file from an earlier build is not used.
    if (made && made.modified >= found.modified) return { sent: made, encoding }
  }
  return { sent: found }
}

/** Sends a short plain-text response; cuts the connection where a response has already started. */
export function plain(response: ServerResponse, status: number, words: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status).end(`${words}\n`)
}
