/** Opens pages one after another in jsdom and collects their faults; shared by the sweeps. */
import { act, cleanup, configure, waitFor } from '@testing-library/react'
import { chunk } from 'lodash'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import type { AppRouter } from '@/app/app-router'
import { groupBy } from '@/lib/collections/get-or-create'
import { resetSession } from '@/session/load-session'
import { backend } from '../backend'
import { renderAt } from '../render'
import { everyPermission, type SweptAddress, type SweptPage, sweptPages } from './addresses'
import { executableParts } from './hostile'
import { noted } from './noted'
import { ownAddresses, type PageChecks, pageProblems } from './page-problems'
import { selectPages, whole } from './select-pages'
import { sweptRoutes } from './tree'

/** A call on its way, with what the backend would answer. */
export interface Intercepted {
  endpoint: string
  call: { query: string; operationName: string; variables: Record<string, unknown> }
  own(): Promise<Response>
}

configure({ asyncUtilTimeout: 15_000 })

export const permissions = everyPermission(sweptRoutes)
export const pages = await sweptPages(backend, sweptRoutes)

/** Every page in a whole sweep, otherwise every nth; with the government portal's frames unless `framed` is false. */
export const slice = (every: number, framed = whole): SweptPage[] => selectPages(pages, every, framed)

/**
 * Visits that can go on from each other in one app (`goesOn`): those of one persona, twenty at a time.
 * @returns what a test needs for its title, and the visits
 */
export function tours<Visit extends { persona: SweptAddress['persona'] }>(
  visits: readonly Visit[],
): [persona: string, visits: readonly Visit[]][] {
  return [...groupBy(visits, ({ persona }) => persona ?? 'a guest')].flatMap(([persona, own]) =>
    chunk(own, 20).map((some): [string, readonly Visit[]] => [persona, some]),
  )
}

const faults: string[] = []
let answer: (intercepted: Intercepted) => Promise<Response> | Response = ({ own }) => own()

/** Answers the calls of the pages to come. */
export function answerBy(newAnswer: typeof answer): void {
  answer = newAnswer
}

export function fault(what: string): void {
  faults.push(what)
}

/** The error's message, the portal's files in its stack, and the same of what caused it. */
function errorText({ message, stack = '', cause }: Error): string {
  const ours = stack.match(/\/(?:src|tests)\/[\w./-]+:\d+/g) ?? []
  const own = `${message.slice(0, 300).replace(/\s+/g, ' ')} | ${ours.slice(0, 3).join(' | ')}`
  return cause instanceof Error ? `${own} | caused by: ${errorText(cause)}` : own
}

const noteRejection = (reason: unknown) =>
  fault(`unhandled: ${reason instanceof Error ? errorText(reason) : JSON.stringify(reason)}`)

/** Messages of the test environment itself. */
const unminded = /Not implemented|not wrapped in act|not configured to support act/

/** Replaces the network and records exceptions while the tests of a file run. */
export function watchPages(): void {
  const through = globalThis.fetch
  beforeAll(() => {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const endpoint = /\/api\/(\w+)\/graphql$/.exec(String(input instanceof Request ? input.url : input))?.[1]
      if (!endpoint || typeof init?.body !== 'string') return through(input, init)
      return answer({ endpoint, call: JSON.parse(init.body), own: () => through(input, init) })
    })
    vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      const thrown = args.find((item): item is Error => item instanceof Error)
      if (thrown) fault(`crashed: ${errorText(thrown)}`)
      else if (!unminded.test(String(args[0]))) fault(`warned: ${args.map(String).join(' ').slice(0, 300)}`)
    })
    window.addEventListener('error', ({ message }) => fault(`error: ${message}`))
    process.on('unhandledRejection', noteRejection)
  })
  // Each test begins with an app of its own (`render.tsx`).
  afterEach(() => {
    open = null
  })
  afterAll(() => {
    process.off('unhandledRejection', noteRejection)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

const busy = '.ant-skeleton, [aria-busy=true], .ant-spin-spinning'

/** The faults of a page after it has settled. */
async function rest(checks: PageChecks): Promise<void> {
  await waitFor(() => expect(document.querySelector(busy)).toBeNull(), { timeout: 4000 }).catch(() =>
    fault(`does not come to rest: ${document.querySelector(busy)?.outerHTML.slice(0, 120)}`),
  )
  const main = document.querySelector('main') ?? document.body
  if ((main.textContent ?? '').trim().length < 2) fault('blank')
  const headings = document.querySelectorAll('h1').length
  if (headings !== 1) fault(`${headings} headings`)
  for (const found of executableParts(document)) fault(found)
  for (const found of pageProblems(document, checks)) fault(found)
}

/** Options of a visit besides the checks of every page. */
interface Visited extends Partial<PageChecks> {
  /** An additional check, on the page and on each of its tabs that is opened. */
  look?(router: AppRouter): void
  /** Goes on from the page before within the same app, where that has the same persona; its test file is faster by half. */
  goesOn?: boolean
  /** Which of the page's links to itself with another query (tabs, details) are followed; none by default. */
  follow?(count: number): readonly number[]
}

/** The app that the visits of a test go on in. */
let open: { persona: SweptAddress['persona']; router: AppRouter } | null = null

async function close(): Promise<void> {
  open = null
  cleanup()
  await resetSession()
}

async function openApp({ address, persona }: SweptAddress, goesOn: boolean): Promise<AppRouter> {
  if (goesOn && open?.persona === persona) {
    const { router } = open
    // `act` returns when the next page, or what stands in for it, has replaced this one.
    await act(() => router.navigate(address))
    await waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1))
    await new Promise((go) => setImmediate(go))
    return router
  }
  await close()
  const { router } = await renderAt(address, persona ? { as: persona } : {})
  open = { persona, router }
  return router
}

/**
 * Opens an address, lets it come to rest and looks at it.
 * @param how what is written before each fault
 * @returns the faults, each once
 */
export async function visit(
  sweptAddress: SweptAddress,
  how: string,
  { look = () => {}, follow = () => [], asWritten = false, noNull = false, goesOn = false }: Visited = {},
): Promise<string[]> {
  const step = `${sweptAddress.address} as ${sweptAddress.persona}, ${how}`
  const found = await noted(step, async () => {
    faults.length = 0
    try {
      const router = await openApp(sweptAddress, goesOn)
      const here = () => `${router.state.location.pathname}${router.state.location.search}`
      await rest({ asWritten, noNull })
      look(router)
      const own = ownAddresses(document, here())
      for (const which of follow(own.length)) {
        const to = own[which]
        if (to === undefined) continue
        const before = faults.splice(0)
        await act(() => router.navigate(to))
        await new Promise((go) => setImmediate(go))
        await rest({ asWritten, noNull })
        look(router)
        faults.push(...before, ...faults.splice(0).map((what) => `${to}: ${what}`))
      }
    } catch (error) {
      fault(`not drawn: ${error instanceof Error ? error.message.slice(0, 200) : error}`)
    }
    if (!goesOn || faults.length > 0) await close()
    return [...new Set(faults.splice(0))]
  })
  return found.map((what) => `${step}: ${what}`)
}
