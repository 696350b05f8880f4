/** Writes and sends reports of uncaught errors without personal data: allowed words, stack frames, once each. */

import { portalVersion } from '@/lib/site/portal-version'

/** The content of a fault report: nothing about the person, their work or their address. */
export interface ErrorReport {
  version: string | null
  /** The route pattern: `/company/:id/staff`. */
  route: string
  name: string
  /** Words that engines or the portal use for faults; every other word becomes `…`. */
  message: string
  /** Functions and positions in the build's files, innermost first; source maps of that version resolve them. */
  stack: string[]
}

/** Largest number of reports per document, so that a fault in a loop is no flood. */
const most = 5
/** Largest number of stack frames. */
const maxFrames = 20

/** Words allowed in a message, so that no name, number or text of a person can be in it. */
const words = new Set(
  `a abort aborted access after all already an and argument arguments array as assign assignment at await bad be because been before bigint
  body boolean but by call called can cannot chunk class circular closed code concurrent constructor convert could count css data
  database date deep defined delete denied destructure did disk does dynamically error exceeded expected failed fetch fetched few file
  filter for found from function generator get given handler has hook hooks identifier in index infinite initialization initialize input
  instance instanceof invalid is it iterable iterator json json.parse key large length load loaded long map match maximum method missing
  mixed module more must name network new no node non-object not null number object of on only operation operator opened or out
  overflow page parameter parse part permission portal position possible preload primitive private promise properties property
  prototype quota range read reading recursion redeclare reduce regular rejected remove render rendered request resolve response
  resource returned rendering script set setting size stack state storage string structure symbol syntax take than that the this time
  timed timeout to token too transaction type undefined unexpected unable unhandled unknown unterminated update url use used valid
  value variable while with without write`
    .split(/\s+/)
    .filter(Boolean),
)

/** A message reduced to allowed words. */
export function scrubbed(message: string): string {
  const shortened = message
    .slice(0, 300)
    .split(/\s+/)
    .map((word) => {
      const bare = word.toLowerCase().replace(/^[("'“‘[]+|[)"'”’\].,:;!?]+$/g, '')
      return words.has(bare) ? word.replace(/["'“”‘’]/g, '') : '…'
    })
  return shortened.filter((word, at) => word !== '…' || shortened[at - 1] !== '…').join(' ')
}

/** The frames of a stack: function, file, line and column, without message, address and query. */
export function framesOf(stack: string): string[] {
  const frame =
    /^\s*(?:at )?(?:async )?(?:([\w$.<>]{1,60}) ?[@(]|@|\()?(?:\w+:\/\/[^\s?#]*\/)([\w.-]+\.[jt]sx?)(?:\?[^\s:]*)?:(\d+):(\d+)\)?\s*$/
  return stack.split('\n').flatMap((line) => {
    const [, name = '', file, row, column] = frame.exec(line) ?? []
    return file ? [`${name}@${file}:${row}:${column}`] : []
  })
}

const reported = new Set<string>()

/**
 * Reports a fault once, in the background, without cookies and referrer (`sendBeacon` cannot omit those). Delivery is
 * not checked.
 * @param route the route pattern
 * @param address the report address
 */
export function reportError(error: unknown, route: string, address: string): void {
  const known = error instanceof Error
  if (known && error.name === 'AbortError') return
  const report: ErrorReport = {
    version: portalVersion(),
    route,
    name: known && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    message: scrubbed(known ? error.message : String(error)),
    stack: known ? framesOf(error.stack ?? '').slice(0, maxFrames) : [],
  }
  const body = JSON.stringify(report)
  if (reported.has(body) || reported.size >= most) return
  reported.add(body)
  fetch(address, {
    method: 'POST',
    // A simple request, so that another origin needs no preflight.
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).catch(() => {})
}
