/**
 * Commands that a browser test sends to the served backend's process that it started, such as advancing the clock.
 */
import type { Person } from '../backend'
import { serverNow } from '../clock'
import type { NetworkState } from '../simulated-network'
import { newestCode } from '../verification-codes'
import { conclude } from '../work/open-project'
import type { RunningServer } from './http-server'

/** Commands that a test may send to the server process it started; not available over the network. */
export type Order =
  | { order: 'reset' }
  | { order: 'network'; change: Partial<NetworkState> }
  | { order: 'endLogins' }
  | { order: 'advance'; ms: number }
  | { order: 'signIn'; person: Person }
  | { order: 'approve'; id: string }
  | { order: 'code'; target: string }

/** The response, with the command's number. */
interface Answered {
  number: number
  value?: string | null
  error?: string
}

async function obey({ backend }: RunningServer, order: Order): Promise<string | null> {
  switch (order.order) {
    case 'reset':
      await backend.reset()
      return null
    case 'network':
      Object.assign(backend.network, order.change)
      return null
    case 'endLogins':
      await backend.network.expireNow()
      return null
    case 'advance':
      backend.advance(order.ms)
      return null
    case 'signIn':
      return backend.transaction(() => backend.signIn(order.person))
    case 'approve': {
      const { db, blobs } = backend
      await backend.transaction(() =>
        conclude({ db, blobs, token: null, caller: null, now: serverNow() }, order.id, 'APPROVED'),
      )
      return null
    }
    case 'code':
      return newestCode(backend.db, order.target)?.code ?? null
  }
}

/** Accepts commands from the parent process, if it has an IPC channel, and reports the server's address. */
export function takeOrders(server: RunningServer): void {
  if (!process.send) return
  process.on('message', (order: Order & { number: number }) => {
    obey(server, order).then(
      (value) => process.send?.({ number: order.number, value } satisfies Answered),
      (error) => process.send?.({ number: order.number, error: String(error) } satisfies Answered),
    )
  })
  // The server ends with its test.
  process.on('disconnect', () => process.exit(0))
  process.send({ address: server.address })
}
