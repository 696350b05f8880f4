/** The served backend's process: reads options, starts the HTTP server, stops it. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { seedVersion } from '../db/seed-version'
import { readFontsBy } from '../pdf/make-pdf'
import { readArguments, type ServerOptions } from './arguments'
import { takeOrders } from './control'
import { StartFault } from './data-folder'
import { startServer } from './http-server'
import { peopleText, runCommand } from './terminal'

const write = (words: string) => void process.stdout.write(`${words}\n`)
const complain = (words: string) => void process.stderr.write(`${words}\n`)

/** Stored beside the build, because computing it takes as long as creating the seeds. */
const versionFile = fileURLToPath(new URL('seed-version.txt', import.meta.url))

function rememberedVersion(): string {
  if (existsSync(versionFile)) return readFileSync(versionFile, 'utf8')
  const version = seedVersion()
  writeFileSync(versionFile, version)
  return version
}

function welcome(options: ServerOptions, addresses: readonly string[]): string {
  return [
    `The portal: ${addresses.join('  ')}`,
    `What people do is kept in ${options.data}${options.latency > 0 ? `; each answer takes ${options.latency} ms` : ''}. Ctrl-C ends.`,
    '',
    'Sign in with a user name and a password:',
    peopleText(),
    '',
    ...(process.stdin.isTTY ? ['Type help for what can be done here.', ''] : []),
  ].join('\n')
}

/** A file of the build. */
async function builtFile(address: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(`.${address}`, import.meta.url))).buffer
}

async function main(): Promise<void> {
  const parsed = readArguments(process.argv.slice(2))
  if ('help' in parsed) return write(parsed.help)
  if ('fault' in parsed) throw new StartFault(parsed.fault)
  readFontsBy(builtFile)
  const server = await startServer(parsed.options, { seedVersion: rememberedVersion, log: write, complain })
  write(welcome(parsed.options, server.addresses))
  takeOrders(server)
  if (process.stdin.isTTY)
    createInterface(process.stdin).on('line', (line) => runCommand(server, line).then(write, complain))
  let ending = false
  const end = () => {
    // A second signal ends the process at once.
    if (ending) process.exit(1)
    ending = true
    server.close().then(
      () => process.exit(0),
      (error) => {
        complain(`What people did could not be written: ${error}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // All responses are already stored, so one failed call does not stop the server.
  process.on('uncaughtException', (error) => complain(String(error.stack)))
}

main().catch((error: unknown) => {
  complain(error instanceof StartFault ? error.message : String(error instanceof Error ? error.stack : error))
  process.exitCode = 1
})
