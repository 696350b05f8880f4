/** Sweep in a real browser: every page explains a failure and offers a way on. */
import { expect, type Page, type Route, test } from '@playwright/test'
import type { SweptAddress } from '../../sweep/addresses'
import { noted } from '../../sweep/noted'
import { whole } from '../../sweep/select-pages'
import { sessionCalls } from '../../sweep/session-calls'
import { stateOrFramed } from '../../sweep/states'
import { hang, savedToken } from './support'
import { become, pageProblems, parts, rested, sweptPart, watched } from './swept'

/** The expected result: the sign-in screen, 403, a failure message with a way out, or a waiting page. */
type Outcome = 'ends' | 'forbids' | 'said' | 'waits'

const status = (code: number) => (route: Route) => route.fulfill({ status: code, json: { errors: [] } })
const gatewayPage = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

const failures: readonly (readonly [name: string, outcome: Outcome, fail: (route: Route) => unknown])[] = [
  ['HTTP 400', 'ends', status(400)],
  ['HTTP 500', 'said', status(500)],
  ['no answer', 'waits', hang],
  ['HTTP 401', 'forbids', status(401)],
  ['offline', 'said', (route) => route.abort('internetdisconnected')],
  ['HTTP 402', 'ends', status(402)],
  ['HTML instead of JSON', 'said', (route) => route.fulfill({ contentType: 'text/html', body: gatewayPage })],
  ['HTTP 403', 'ends', status(403)],
]

/** Requests of the shell around every page; the page shows no message when they fail. */
const aroundPages: ReadonlySet<string> = new Set([...sessionCalls, 'UnreadMessages'])

/** The faults of a page whose requests all end in the same way. */
async function faultsOf(
  page: Page,
  { address, persona }: SweptAddress,
  [, outcome, fail]: (typeof failures)[number],
  all: boolean,
): Promise<string[]> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await become(page, persona)
  let failed = 0
  await page.route('**/api/*/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON()
    if (!all && aroundPages.has(operationName)) return route.continue()
    failed += 1
    await fail(route)
  })
  await page.goto(address)
  if (outcome === 'waits') {
    const waits = page
      .locator('h1')
      .or(page.getByRole('status').filter({ hasText: /./ }))
      // Without a session response, the start page shows a message after 15 s.
      .or(page.locator('#late'))
      .filter({ visible: true })
      .first()
    await waits.waitFor({ timeout: 20_000 })
    return []
  }
  if (outcome === 'ends' && persona) {
    const left = await page.waitForURL(/\/user\/login/, { timeout: 10_000 }).catch(() => null)
    // A page open to everyone stays.
    if (left === null && failed > 0 && (await savedToken(page)) !== undefined) return ['the login goes on']
  }
  const faults = await rested(page)
  if (failed === 0) return faults
  // The last request may be answered last.
  const texts = await page
    .waitForFunction(
      () =>
        ['/403', '/500'].includes(location.pathname) ||
        [...document.querySelectorAll('[role=alert], [role=alertdialog]')].some(
          (element) => (element.textContent ?? '').trim().length > 3,
        ) ||
        /网络无法连接|服务器|很久没有答复|没有加载成功|没有权限|重试/.test(
          document.querySelector('main')?.textContent ?? '',
        ),
      undefined,
      { timeout: 4000 },
    )
    .catch(() => null)
  if (texts === null && (outcome === 'said' || outcome === 'forbids')) faults.push('not said')
  const exits = page.locator(':is(main, body:not(:has(main))) :is(a[href], button:enabled):not(nav *)')
  if ((await exits.count()) === 0) faults.push('no way on')
  faults.push(...(await pageProblems(page, { asWritten: true, noNull: true })))
  return faults
}

test.skip(!whole, 'vitest meets each failure at a slice of the pages each time, a whole sweep all of them in a browser')

/** A round deals the failures out over the pages, the next one each page the failure after; `SWEEP_SEEDS=0,3` chooses. */
const rounds = (process.env.SWEEP_SEEDS ?? [...failures.keys()].join()).split(',').map(Number)

for (const round of rounds) {
  for (let part = 0; part < parts; part += 1) {
    test(`every page reports a failure, is not blank and offers a way on: round ${round}, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(14_400_000)
      const found: string[] = []
      const thrown = watched(page)
      for (const [index, swept] of sweptPart(part).walk.entries()) {
        const sweptAddress = stateOrFramed(swept, index + round)
        const failure = failures[(index + round) % failures.length]
        if (!failure) continue
        for (const all of sweptAddress.pattern === '/' ? [true, false] : [false]) {
          const step = `${sweptAddress.address} as ${sweptAddress.persona}, ${failure[0]}${all ? ' of all calls' : ''}`
          const look = async () => {
            thrown()
            return [...(await faultsOf(page, sweptAddress, failure, all)), ...thrown()]
          }
          for (const fault of await noted(step, look)) found.push(`${step}: ${fault}`)
        }
      }
      expect(found).toEqual([])
    })
  }
}
