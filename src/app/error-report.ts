import { portalVersion } from '@/lib/portal-version'

/** What is told of a fault: nothing of the person, their work or their address. */
export interface ErrorReport {
  version: string | null
  /** The address as the route tree has it: `/company/:id/staff`. */
  route: string
  name: string
  /** The words an engine or the portal itself uses for what is wrong; every other word is left out, as `…`. */
  message: string
  /** Functions and places in the build's files, innermost first. The source maps of that version say what they are. */
  stack: string[]
}

/** How many are told by one document: whoever reads them needs no more, and a fault in a loop must not become a flood. */
const most = 5
/** How many places of a stack. */
const mostPlaces = 20

/** What may stand in a message, so that nobody's name, number or text can, whatever it looks like. */
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

/** A message with only what says nothing of anybody. */
export function scrubbed(message: string): string {
  const kept = message
    .slice(0, 300)
    .split(/\s+/)
    .map((word) => {
      const bare = word.toLowerCase().replace(/^[("'“‘[]+|[)"'”’\].,:;!?]+$/g, '')
      return words.has(bare) ? word.replace(/["'“”‘’]/g, '') : '…'
    })
  return kept.filter((word, at) => word !== '…' || kept[at - 1] !== '…').join(' ')
}

/** The places of a stack: function, file, line and column; nothing of the message, the address or a query. */
export function placesOf(stack: string): string[] {
  const place =
    /^\s*(?:at )?(?:async )?(?:([\w$.<>]{1,60}) ?[@(]|@|\()?(?:\w+:\/\/[^\s?#]*\/)([\w.-]+\.[jt]sx?)(?:\?[^\s:]*)?:(\d+):(\d+)\)?\s*$/
  return stack.split('\n').flatMap((line) => {
    const [, name = '', file, row, column] = place.exec(line) ?? []
    return file ? [`${name}@${file}:${row}:${column}`] : []
  })
}

const told = new Set<string>()

/**
 * Tells of a fault, the same one once: in the background, with no cookie, and without the address the browser would say it comes from.
 * `sendBeacon` cannot leave those out. Whether it arrives is asked by nobody.
 * @param route the address as the route tree has it
 * @param address where reports go
 */
export function reportError(error: unknown, route: string, address: string): void {
  const known = error instanceof Error
  if (known && error.name === 'AbortError') return
  const report: ErrorReport = {
    version: portalVersion(),
    route,
    name: known && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    message: scrubbed(known ? error.message : String(error)),
    stack: known ? placesOf(error.stack ?? '').slice(0, mostPlaces) : [],
  }
  const body = JSON.stringify(report)
  if (told.has(body) || told.size >= most) return
  told.add(body)
  fetch(address, {
    method: 'POST',
    // A simple request: another origin is not asked beforehand.
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).catch(() => {})
}
