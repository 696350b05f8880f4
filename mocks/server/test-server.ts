/**
 * Starts the served backend for a test file, in a folder of its own that is removed afterwards; calls it, signs in
 * and sends raw paths; for the tests of `mocks/server/`.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { EndpointName } from '@/api/endpoint-names'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'
import type { ServerOptions } from './arguments'
import type { Disk } from './disk'
import { type RunningServer, startServer } from './http-server'

/** Creates a folder for one test file, containing a minimal portal build: a page and a script. */
export function makeServerFolder() {
  const folder = makeTemporaryFolder('server')
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>portal</title>')
  writeFileSync(join(dist, 'assets/main-1a2b.js'), 'console.log("portal")')
  return { place: folder, dist, data: join(folder, 'data'), remove: () => removeTemporaryFolder(folder) }
}

/** Starts a server on a free port of this machine; `output` contains its messages to the operator. */
export async function startIn(
  { data, dist }: { data: string; dist: string },
  options: Partial<ServerOptions> = {},
  { seedVersion = 'seeds-1', disk }: { seedVersion?: string; disk?: Disk } = {},
): Promise<RunningServer & { output: string[] }> {
  const output: string[] = []
  const log = (words: string) => void output.push(words)
  const usual = { port: 0, host: '127.0.0.1', latency: 0, atOnce: 1024, strictCookie: false }
  const around = { seedVersion: () => seedVersion, log, complain: log, disk }
  return { ...(await startServer({ ...usual, data, dist, ...options }, around)), output }
}

/** One server for all tests of a file; `page` replaces the build's page. */
export function serverOfFile({ page, ...options }: Partial<ServerOptions> & { page?: string } = {}) {
  const folder = makeServerFolder()
  if (page) writeFileSync(join(folder.dist, 'index.html'), page)
  let server: Awaited<ReturnType<typeof startIn>>
  beforeAll(async () => {
    server = await startIn(folder, options)
  })
  afterAll(async () => {
    try {
      await server.close()
    } finally {
      folder.remove()
    }
  })
  return { place: folder, running: () => server }
}

export interface ExactResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Requests exactly this path, which `fetch` would normalise. */
export function requestExactly(
  address: string,
  path: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<ExactResponse> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const outgoing = request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part)
        const whole = Buffer.concat(parts)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const folderOf = (address: string) => new URL(address).pathname.replace(/\/$/, '')

/** Sends one call as a client does, in the portal's folder. */
export async function call(
  address: string,
  endpoint: EndpointName,
  query: string,
  variables: object = {},
  token?: string,
) {
  const { status, text } = await requestExactly(address, `${folderOf(address)}/api/${endpoint}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = JSON.parse(text)
  return { status, data, code: errors?.[0]?.extensions?.code as number | undefined }
}

/** Signs in with a name and a password, and with the code sent to `mobile` where one is asked for; returns the token. */
export async function signIn(
  address: string,
  accountCode: string,
  { password = 'Demo@2026', mobile = '' } = {},
): Promise<string> {
  const mutation = 'mutation S($account: AccountInput!) { loginByPassword(account: $account) { token } }'
  const account = { clientType: '1', accountCode, password, loginType: 'person' }
  const first = await call(address, 'permission', mutation, { account })
  if (first.code !== 60133) return first.data.loginByPassword.token
  const verificationCode = JSON.parse((await requestExactly(address, `/api/simulated/telephone/${mobile}`)).text).code
  const second = await call(address, 'permission', mutation, { account: { ...account, verificationCode } })
  return second.data.loginByPassword.token
}
