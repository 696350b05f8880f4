/** Parses the command line of `npm run serve` (port, data folder, dates …), with messages for wrong options. */

import { parseArgs } from 'node:util'

/** The server's options. */
export interface ServerOptions {
  port: number
  host: string
  /** Delay of each backend response, in milliseconds. */
  latency: number
  /** Memory limit for all concurrent uploads together, in MiB. */
  atOnce: number
  /** Folder that stores the users' data. */
  data: string
  /** Folder that contains the production build. */
  dist: string
  /** Imitates some gateways: a call whose cookie names another session than its header gets 402. */
  strictCookie: boolean
}

/** The parsed command line. */
export type ParsedArguments = { options: ServerOptions } | { help: string } | { fault: string }

const help = `Serves the production build and its backend on one port, for several people at once.

Usage: npm run serve -- [options]

  --port NUMBER      where it listens (8080; 0: any that is free)
  --host ADDRESS     whom it listens to (127.0.0.1: this machine alone; 0.0.0.0: every machine that reaches it)
  --data PATH        folder that keeps what people do, made if need be (serve-data); remove it to begin anew
  --latency MS       how long each answer of the backend takes (0)
  --at-once MIB      the most that lies in memory of all that is being sent at once; more is told to come later (1024)
  --dist PATH        folder with the production build (dist)
  --strict-cookie    refuse with 402 a call whose cookie holds another login than its header, as some gateways do
  --no-build         serve the build as it is, even if the sources are newer
  --help             this text
`

const kinds = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: 'serve-data' },
  latency: { type: 'string', default: '0' },
  'at-once': { type: 'string', default: '1024' },
  dist: { type: 'string', default: 'dist' },
  'strict-cookie': { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const

/** An integer of the command line within its bounds, or an error message. */
function whole(name: string, text: string, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= most)) throw new Error(`--${name} takes a whole number from 0 to ${most}, not “${text}”`)
  return number
}

function filled(name: string, text: string): string {
  if (text.trim() === '') throw new Error(`--${name} takes a value`)
  return text
}

/** Parses the command line; errors are messages for the person who typed it. */
export function readArguments(words: readonly string[]): ParsedArguments {
  try {
    const { values } = parseArgs({ args: [...words], options: kinds, strict: true, allowPositionals: false })
    if (values.help) return { help }
    return {
      options: {
        port: whole('port', values.port, 65_535),
        host: filled('host', values.host),
        latency: whole('latency', values.latency, 120_000),
        atOnce: whole('at-once', values['at-once'], 65_536),
        data: filled('data', values.data),
        dist: filled('dist', values.dist),
        strictCookie: values['strict-cookie'],
      },
    }
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    return { fault: `${message}\nnpm run serve -- --help says what there is.` }
  }
}
