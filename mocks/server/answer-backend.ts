/** Answers a request to the served backend: calls, files, limits. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { getResponse, type RequestHandler } from 'msw'
import { dataPolicy } from '../../deploy/security-headers.mjs'
import { plain, takes } from './static-files'

/** Maximum size of a call, and of a file with its form, in bytes; the object store reports its own limit. */
const mostOfCall = 16 * 1024 * 1024
const mostOfUpload = 201 * 1024 * 1024
/**
 * How long a client that sends too much may continue before the connection is cut, in milliseconds; it needs this time
 * to read the reason.
 */
const timeoutMs = 10_000

/** A refused body, with its HTTP status. */
class Refused extends Error {
  constructor(readonly status: 413 | 503) {
    super(`not taken: ${status}`)
  }
}

/** Bytes in memory of all running uploads, and their limit. */
export interface MemoryUse {
  now: number
  most: number
}

/** Reads a body to its end. Rejects with `Refused` when it is too large, otherwise when it was aborted. */
async function readBody(request: IncomingMessage, most: number, memoryUse: MemoryUse): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refused(413)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length
      memoryUse.now += part.length
      if (size > most) throw new Refused(413)
      if (memoryUse.now > memoryUse.most) throw new Refused(503)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    memoryUse.now -= size
  }
}

/** Discards the rest of a refused body. */
function drain(request: IncomingMessage): void {
  request.resume()
  setTimeout(() => request.destroy(), timeoutMs).unref()
}

/** The origin by which the client reached the server; behind a proxy, as the proxy reports it. */
export function originOf({ headers }: IncomingMessage): string {
  const parameter = (name: string) =>
    String(headers[name] ?? '')
      .split(',')[0]
      ?.trim()
  const protocol = parameter('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return `${protocol}://${parameter('x-forwarded-host') || headers.host || 'localhost'}`
}

/** Whether the URL belongs to the backend or the object store. */
export const isBackend = (url: string) => /^\/(api|object-storage)(\/|\?|$)/.test(url)

/** Sends the responses of the embedded backend's handlers over HTTP. */
export async function answerBackend(
  handlers: RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  memoryUse: MemoryUse = { now: 0, most: Number.POSITIVE_INFINITY },
): Promise<void> {
  const { method = 'GET', url = '/' } = request
  response.setHeader('Content-Security-Policy', dataPolicy)
  const withBody = method !== 'GET' && method !== 'HEAD'
  let body: Buffer<ArrayBuffer> | undefined
  try {
    const most = url.startsWith('/object-storage/') ? mostOfUpload : mostOfCall
    if (withBody) body = await readBody(request, most, memoryUse)
  } catch (error) {
    if (!(error instanceof Refused)) return
    drain(request)
    response.setHeader('Connection', 'close')
    if (error.status === 413) return plain(response, 413, 'Payload Too Large')
    response.setHeader('Retry-After', '5')
    return plain(response, 503, 'Too much at once')
  }
  const target = originOf(request) + url
  if (!URL.canParse(target)) return plain(response, 400, 'Bad Request')
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const webRequest = new Request(target, { method: method === 'HEAD' ? 'GET' : method, headers, body })
  const given = await getResponse(handlers, webRequest)
  if (!given) return plain(response, 404, 'Not Found')
  // The browser sees a cut connection.
  if (given.type === 'error') return void response.destroy()
  if (!given.headers.has('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of given.headers) response.setHeader(name, value)
  const whole = Buffer.from(await given.arrayBuffer())
  const bytes = isLong(given, whole) ? compressed(whole, request, response) : whole
  response.setHeader('Content-Length', bytes.length)
  response.writeHead(given.status)
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** Compresses like the sample nginx configuration (`deploy/nginx.conf`): responses to calls, from 1 KiB. */
const isLong = ({ headers }: Response, { length }: Buffer) =>
  length >= 1024 && /^application\/(graphql-response\+)?json/.test(headers.get('Content-Type') ?? '')

function compressed(whole: Buffer, { headers }: IncomingMessage, response: ServerResponse): Buffer {
  response.setHeader('Vary', 'Accept-Encoding')
  if (!takes(String(headers['accept-encoding'] ?? ''), 'gzip')) return whole
  response.setHeader('Content-Encoding', 'gzip')
  return gzipSync(whole)
}

/**
 * Whether the cookie names another session than the call's header; some gateways check the cookie, which all tabs
 * share.
 */
export function namesTwoLogins({ headers }: IncomingMessage): boolean {
  const cookie = /(?:^|; )portal_token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return Boolean(cookie && headers.authorization && headers.authorization !== `Bearer ${cookie}`)
}
