/** The HTTP server of `npm run serve`: the portal's files and the backend on one port, with start, stop and faults. */

import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { securityHeaders } from '../../deploy/security-headers.mjs'
import { type Backend, createBackend, freshSeeds } from '../backend'
import { serverNow } from '../clock'
import type { Changes, Database } from '../db/database'
import { createHandlers } from '../handlers'
import { memoryNetworkStore } from '../simulated-network'
import { answerBackend, isBackend, namesTwoLogins } from './answer-backend'
import type { ServerOptions } from './arguments'
import { StartFault, takeFolder } from './data-folder'
import { type Disk, disk as realDisk, StorageError } from './disk'
import { sendExternalPlatform } from './external-platforms'
import { fileBlobs } from './file-blobs'
import { FileStorage } from './file-storage'
import { answerStatic, baseOf, plain } from './static-files'

/** Further concurrent connections are refused. */
const mostConnections = 1000
/** How long running calls may continue during shutdown, in milliseconds. */
const farewell = 3000

export interface RunningServer {
  /** Its address on this machine. */
  address: string
  /** The same, and its addresses for other machines where it listens to them. */
  addresses: readonly [string, ...string[]]
  backend: Backend
  /** Stops responding, writes pending data and releases the folder. */
  close(): Promise<void>
}

interface Surroundings {
  /** Returns the seeds' version; see `FileStorage`. */
  seedVersion: () => string
  /** Reports a message to the server's operator. */
  log(words: string): void
  /** Reports an error. */
  complain(words: string): void
  /** The disk for all data; default: the machine's own. */
  disk?: Disk
}

/** Starts the portal and its backend on one port. Rejects with a `StartFault` for errors that a person can fix. */
export async function startServer(options: ServerOptions, around: Surroundings): Promise<RunningServer> {
  if (!existsSync(join(options.dist, 'index.html')))
    throw new StartFault(`There is no build of the portal in ${options.dist}: npm run build makes one`)
  const { seedVersion, log: tell, complain, disk = realDisk } = around
  const base = baseOf(options.dist).slice(0, -1)
  const release = takeFolder(options.data)
  const storage = new FileStorage({
    folder: options.data,
    disk,
    seedVersion,
    seeds: () => freshSeeds(serverNow()),
    log: tell,
    onWritten: (changes) => logCodes(backend.db, changes, tell),
  })
  const backend = createBackend({
    blobs: fileBlobs(join(options.data, 'files'), disk),
    base,
    network: memoryNetworkStore(),
    storage,
  })
  try {
    // Restores the tables, or seeds them.
    await backend.transaction(() => undefined)
    backend.network.delay = options.latency
    const server = await listen(createServer(listener(options, backend, complain)), options)
    const { port } = server.address() as AddressInfo
    const [own, ...others] = originsOf(options.host, port)
    return {
      address: own + base,
      addresses: [own + base, ...others.map((origin) => origin + base)],
      backend,
      async close() {
        await stop(server)
        await storage.close(backend.db)
        release()
      },
    }
  } catch (error) {
    await storage.close(backend.db)
    release()
    throw error
  }
}

function originsOf(host: string, port: number): [string, ...string[]] {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (host !== '0.0.0.0' && host !== '::') return [at(host)]
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  const others = own.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [at('localhost'), ...others.map((other) => at(other.address))]
}

/** Prints codes and links that would arrive at a person's mobile or mailbox. */
function logCodes(db: Database, changes: Changes, log: (words: string) => void): void {
  for (const id of changes.get('verificationCodes')?.keys() ?? []) {
    const row = db.verificationCodes.get(id)
    if (row && row.tries === 0 && !row.spent) log(`Verification code for ${row.target}: ${row.code}`)
  }
}

/**
 * Removes the base folder from the URL, because the code behind it does not know it. A URL outside the folder is not
 * the portal's and gets its response here; the site's root redirects to the portal.
 */
function takeBase(base: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/' } = request
  if (base === '/' || url.startsWith(base)) {
    request.url = url.slice(base.length - 1)
    return true
  }
  const [path] = url.split('?')
  if (path === '/' || `${path}/` === base) response.writeHead(302, { Location: base }).end()
  else plain(response, 404, 'Not Found')
  return false
}

function listener({ dist, strictCookie, atOnce }: ServerOptions, backend: Backend, complain: Surroundings['complain']) {
  const handlers = createHandlers(backend)
  const memoryUse = { now: 0, most: atOnce * 1024 * 1024 }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    if (!takeBase(`${backend.base}/`, request, response)) return
    if (sendExternalPlatform(backend.base, request, response)) return
    if (!isBackend(request.url ?? '')) return answerStatic(dist, request, response)
    if (strictCookie && namesTwoLogins(request)) return plain(response, 402, 'Two logins')
    return answerBackend(handlers, request, response, memoryUse)
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    // A connection cut during a transfer is no error.
    request.on('error', () => {})
    response.on('error', () => {})
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
      const text = error instanceof StorageError ? error.message : (error.stack ?? error)
      complain(`${request.method} ${request.url?.replace(/\?.*/s, '')}: ${text}`)
      plain(response, 500, 'Internal Server Error')
    })
  }
}

function listen(server: Server, { port, host }: ServerOptions): Promise<Server> {
  server.maxConnections = mostConnections
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken; give another by --port`,
    EACCES: `Port ${port} may not be used by you; give one above 1023 by --port`,
    EADDRNOTAVAIL: `This machine has no address ${host}`,
    ENOTFOUND: `This machine has no address ${host}`,
  }
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const explanation = words[error.code ?? '']
      reject(explanation ? new StartFault(explanation) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

/** Resolves once running responses have ended, or after a timeout. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), farewell)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
