/**
 * Helpers of the sweeps in a real browser (`sweep*.spec.ts`): pages by part, personas, replaced answers, faults of a
 * page.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withinGovernment } from '@/lib/routing/government-prefix'
import type { SweptPage } from '../../sweep/addresses'
import type { Call, fuzzedAnswer } from '../../sweep/fuzzed-backend'
import { ownAddresses, type PageChecks, pageProblems as problemsIn } from '../../sweep/page-problems'
import { selectPages, whole } from '../../sweep/select-pages'
import { savedToken, signInElsewhere } from './support'

/** Tests that go side by side. */
export const parts = 2

/** A page, and whether it stands inside the government portal's frames as well. */
type FramedPage = SweptPage & { framed: boolean }

/**
 * The pages of one part of the route tree, in each state, with a persona who may open it, and every permission they
 * need.
 */
export function sweptPart(part: number): { walk: FramedPage[]; permissions: string[] } {
  const { pages, permissions }: { pages: SweptPage[]; permissions: string[] } = JSON.parse(
    readFileSync('test-results/swept-pages.json', 'utf8'),
  )
  const walk = selectPages(pages, 12, false)
    // A production build has no pages for form testers.
    .filter(({ pattern }) => !pattern.startsWith('/test/'))
    .filter((_, index) => index % parts === part)
  const known = new Set(pages.map(({ pattern }) => pattern))
  return { walk: walk.map((page) => ({ ...page, framed: known.has(withinGovernment(page.pattern)) })), permissions }
}

const logins = new WeakMap<Page, { persona: string | null; token: string | undefined }>()

/**
 * Leaves the current page and signs in as the persona for the next one, only when that is another persona or the
 * session ended.
 */
export async function become(page: Page, persona: string | null): Promise<void> {
  await page.goto('about:blank')
  const login = logins.get(page)
  if (login?.persona === persona && login.token === (await savedToken(page))) return
  await page.context().clearCookies()
  logins.set(page, { persona, token: persona ? await signInElsewhere(page, persona) : undefined })
}

type Answer = (endpoint: string, call: Call, own: Parameters<typeof fuzzedAnswer>[2]) => unknown

/**
 * Changes the responses of all later pages inside the page. Intercepting requests in the browser would disable its
 * cache, and every page would load all files again.
 */
export async function answerCalls(page: Page, answer: Answer): Promise<void> {
  await page.exposeFunction('answerInstead', answer)
  await page.addInitScript(() => {
    const through = window.fetch
    const { answerInstead } = window as unknown as { answerInstead: (...checks: unknown[]) => Promise<unknown> }
    window.fetch = async (input, init) => {
      const answered = await through(input, init)
      const endpoint = /\/api\/(\w+)\/graphql$/.exec(answered.url)?.[1]
      if (endpoint === undefined) return answered
      const instead = await answerInstead(endpoint, JSON.parse(String(init?.body)), await answered.json())
      return Response.json(instead, { status: answered.status, headers: { date: answered.headers.get('date') ?? '' } })
    }
  })
}

const busy = '.ant-skeleton, [aria-busy=true], .ant-spin-spinning, #first-paint'

/** Waits until nothing is loading, longer in a whole sweep; returns a fault when that never happens. */
export async function rested(page: Page): Promise<string[]> {
  const rest = page.waitForFunction(
    (waiting) => document.querySelectorAll('h1').length === 1 && !document.querySelector(waiting),
    busy,
    { timeout: whole ? 30_000 : 10_000 },
  )
  return rest.then(
    () => [],
    async () => {
      const [headings, waits] = await page.evaluate(
        (waiting) => [document.querySelectorAll('h1').length, document.querySelector(waiting)?.outerHTML.slice(0, 160)],
        busy,
      )
      return [
        `does not come to rest at ${new URL(page.url()).pathname} with one heading: ${headings} headings, ${waits}`,
      ]
    },
  )
}

/** Messages of the browser about requests that a test blocked or a policy refused. */
const unminded = /^Failed to load resource|Content Security Policy|^Refused to |ERR_|net::/

/** Records every exception, unhandled rejection and console error on later pages; returns those since the last call. */
export function watched(page: Page): () => string[] {
  const noted: string[] = []
  page.on('pageerror', (error) => noted.push(`thrown: ${error.message}`))
  page.on('console', (line) => {
    if (line.type() === 'error' && !unminded.test(line.text())) noted.push(`console: ${line.text().slice(0, 300)}`)
  })
  return () => noted.splice(0)
}

/** Faults of the current page: raw values in its text, or an empty page. */
export const pageProblems = (page: Page, checks: PageChecks) =>
  page.evaluate(`(${problemsIn})(document, ${JSON.stringify(checks)})`) as Promise<string[]>

/** Follows one of the page's links to itself with another query (a tab, a detail); returns its address. */
export async function followOwn(page: Page, share: number): Promise<string | null> {
  const { pathname, search } = new URL(page.url())
  const own = (await page.evaluate(`(${ownAddresses})(document, ${JSON.stringify(pathname + search)})`)) as string[]
  const to = own[Math.floor(share * own.length)]
  if (to === undefined) return null
  await page.evaluate((address) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    links.find(({ pathname, search }) => pathname + search === address)?.click()
  }, to)
  return to
}

/** How far a page scrolls sideways in a window of this size, with the widest element; empty when it does not. */
export async function tooWide(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size)
  const found = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const room = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - room
    if (over <= 0) return null
    const cut = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1 && !cut(element),
    )
    return `${over} px too wide at ${room}: ${(wide.at(-1) ?? document.body).outerHTML.slice(0, 160)}`
  })
  return found ? [found] : []
}
