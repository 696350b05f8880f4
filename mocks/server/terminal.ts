/** Commands that the operator of `npm run serve` types in the terminal, and the printed accounts. */

import { serverNow } from '../clock'
import { personas } from '../personas'
import { linksReceived } from '../received-links'
import { awaitingCommission, conclude } from '../work/open-project'
import type { RunningServer } from './http-server'

const help = `  people            whom to sign in as
  links             what people got by text message or e-mail
  approve           declarations the commission, which nobody plays, has to decide about
  approve NUMBER    approves one: a project begins
  expire            every login of the moment has run out
  latency MS        how long each answer takes from now on`

const columns = (rows: readonly (readonly string[])[]) =>
  rows.map(([first = '', ...rest]) => `  ${first.padEnd(24)} ${rest.join('   ')}`).join('\n')

/** The accounts for signing in. */
export const peopleText = () =>
  columns(personas.map((persona) => [persona.accountCode, persona.password, persona.name]))

async function approved({ backend }: RunningServer, number: string): Promise<string> {
  const { db, blobs } = backend
  return backend.transaction(() => {
    const waiting = awaitingCommission({ db })
    if (number === '') {
      const rows = waiting.slice(0, 20).map((work) => [work.number ?? work.id, work.title])
      return rows.length > 0 ? columns(rows) : '  nothing waits'
    }
    const found = waiting.find((work) => work.number === number || work.id === number)
    if (!found) return `  nothing waits under ${number}`
    conclude({ db, blobs, token: null, caller: null, now: serverNow() }, found.id, 'APPROVED')
    return `  approved: ${found.title}`
  })
}

/** Executes a line that the operator typed. Returns the text to print. */
export async function runCommand(server: RunningServer, line: string): Promise<string> {
  const [command = '', argument = ''] = line.trim().split(/\s+/)
  switch (command) {
    case '':
      return ''
    case 'people':
      return peopleText()
    case 'links':
      return linksReceived(server.backend.db)
        .map(([path, what]) => `  ${server.addresses.at(-1)}${path}   ${what}`)
        .join('\n')
    case 'approve':
      return approved(server, argument)
    case 'expire':
      await server.backend.network.expireNow()
      return '  every login has run out'
    case 'latency':
      if (!/^\d{1,5}$/.test(argument)) return '  latency takes milliseconds'
      server.backend.network.delay = Number(argument)
      return `  each answer takes ${argument} ms`
    default:
      return help
  }
}
