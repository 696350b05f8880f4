import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { whole } from '../../sweep/chosen'
import { moodOf, moods } from '../../sweep/fuzz-answer'
import { fuzzedAnswer } from '../../sweep/fuzzed-backend'
import { whatCouldRun } from '../../sweep/hostile'
import { signInElsewhere } from './support'
import { parts, rested, sweptPart, tooWide } from './swept'

/**
 * Every page of the route tree against answers that are anything the contract allows, on a desk and on a telephone: `SWEEP=all` all of
 * them with every mood of answers, else a slice. `SWEEP_ONLY=/mail` and `SWEEP_SEEDS=1,4` choose.
 */
const seeds = (process.env.SWEEP_SEEDS ?? (whole ? '0,1,2,3,4,5' : '0')).split(',').map(Number)

const contracts = new Map<string, GraphQLSchema>()
function contractOf(endpoint: string): GraphQLSchema {
  const known = contracts.get(endpoint) ?? buildSchema(readFileSync(`src/api/${endpoint}/schema.graphql`, 'utf8'))
  contracts.set(endpoint, known)
  return known
}

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }

/** What is wrong with the page in hand. */
async function faultsOf(page: Page): Promise<string[]> {
  const found = await rested(page)
  const said = await page.evaluate(
    () => (document.querySelector('main') ?? document.body).textContent?.trim().length ?? 0,
  )
  if (said < 2) found.push('blank')
  const { pathname } = new URL(page.url())
  if (/^\/(?:500|user\/login)$/.test(pathname)) found.push(`ended at ${pathname}`)
  found.push(...((await page.evaluate(`(${whatCouldRun})(document)`)) as string[]))
  for (const size of [telephone, desk]) found.push(...(await tooWide(page, size)))
  return found
}

for (const seed of seeds) {
  for (let part = 0; part < parts; part += 1) {
    test(`pages stand whatever is answered, and none is wider than the window: seed ${seed}, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(whole ? 1_800_000 : 120_000)
      const { walk, permissions } = sweptPart(part)
      let mood = seed
      await page.route('**/api/*/graphql', async (route) => {
        const endpoint = /\/api\/(\w+)\//.exec(route.request().url())?.[1] ?? ''
        const response = await route.fetch()
        const own = await response.json()
        const json = fuzzedAnswer(contractOf(endpoint), route.request().postDataJSON(), own, mood, permissions)
        await route.fulfill({ json })
      })
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(`thrown: ${error.message}`))
      page.on('console', (line) => {
        if (line.type() === 'error' && /^(?:%[os]|\w*Error\b)/.test(line.text())) thrown.push(`crashed: ${line.text()}`)
      })
      const found: string[] = []
      for (const [index, { address, persona }] of walk.entries()) {
        if (!whole && process.env.SWEEP_SEEDS === undefined) mood = index % moods.length
        await page.context().clearCookies()
        await page.goto('about:blank')
        if (persona) await signInElsewhere(page, persona)
        await page.goto(address)
        const faults = [...(await faultsOf(page)), ...thrown.splice(0)]
        for (const fault of faults) found.push(`${address}, ${moodOf(mood).name}: ${fault.slice(0, 400)}`)
      }
      expect([...new Set(found)]).toEqual([])
    })
  }
}
