/** Starts the served backend for a browser test and sends it commands; says whether the tests run on it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Order } from '@mocks/server/control'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.mjs'

/**
 * Whether the tests run on the production build with the backend over HTTP; otherwise on the demo, whose backend runs
 * in the page.
 */
export const served = process.env.E2E_SERVED !== undefined

let server: ChildProcess | undefined
let requestCount = 0

/**
 * Starts a server with data of its own for this worker; answers its address and what ends it. Pictures name another build, its server, and
 * what is loaded before it (`SERVED_DIST`, `SERVED_MAIN`, `SERVED_IMPORT`).
 */
export async function startServed(
  dist = process.env.SERVED_DIST ?? 'dist-e2e',
): Promise<{ address: string; stop(): Promise<void> }> {
  const { SERVED_MAIN: main = 'dist-server/main.js', SERVED_IMPORT: first } = process.env
  const data = makeTemporaryFolder('served')
  const child = fork(main, ['--port', '0', '--data', data, '--dist', dist], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: first === undefined ? [] : ['--import', first],
  })
  server = child
  // An interrupted worker stops nothing: the server must not outlive it and write on.
  const kill = () => void child.kill('SIGKILL')
  process.prependOnceListener('exit', kill)
  const [{ address }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ])
  return {
    address,
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
      process.off('exit', kill)
      removeTemporaryFolder(data)
    },
  }
}

/** Sends a control message to this worker's server, over its process channel. */
export function order(what: Order): Promise<string | null> {
  requestCount += 1
  const number = requestCount
  return new Promise((resolve, reject) => {
    const child = server
    if (!child) return reject(new Error('no server was started: take `test` from ./test'))
    const hear = (answer: { number: number; value?: string | null; error?: string }) => {
      if (answer.number !== number) return
      child.off('message', hear)
      if (answer.error === undefined) resolve(answer.value ?? null)
      else reject(new Error(answer.error))
    }
    child.on('message', hear)
    child.send({ ...what, number })
  })
}
