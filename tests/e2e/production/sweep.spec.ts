/** Sweep in a real browser: every page renders with any allowed response (`SWEEP=all` for all pages). */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { type Mood, moodOf } from '../../sweep/fuzz-answer'
import { fuzzedAnswer } from '../../sweep/fuzzed-backend'
import { executableParts } from '../../sweep/hostile'
import { noted } from '../../sweep/noted'
import { chance } from '../../sweep/random'
import { whole } from '../../sweep/select-pages'
import { stateOrFramed } from '../../sweep/states'
import { answerCalls, become, followOwn, pageProblems, parts, rested, sweptPart, tooWide, watched } from './swept'

/**
 * Every page of the route tree against answers that are anything the contract allows, on a desk and on a telephone: `SWEEP=all` all of
 * them with 20 seeds, else a slice with one. A round deals the seeds out over the pages, the next one each page the seed after, so that the
 * first already meets every mood of answers and many states; `SWEEP_ONLY=/mail` and `SWEEP_SEEDS=1,4` (rounds) choose.
 */
const rounds = (process.env.SWEEP_SEEDS ?? (whole ? [...Array(20).keys()].join() : '0')).split(',').map(Number)

const contracts = new Map<string, GraphQLSchema>()
function contractOf(endpoint: string): GraphQLSchema {
  const known = contracts.get(endpoint) ?? buildSchema(readFileSync(`src/api/${endpoint}/schema.graphql`, 'utf8'))
  contracts.set(endpoint, known)
  return known
}

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }

/** The faults of the current page. */
async function faultsOf(page: Page, persona: string | null, mood: Mood): Promise<string[]> {
  const found = await rested(page)
  const announced = await page.evaluate(
    () => (document.querySelector('main') ?? document.body).textContent?.trim().length ?? 0,
  )
  if (announced < 2) found.push('blank')
  const { pathname } = new URL(page.url())
  if (pathname === '/500' || (persona && pathname === '/user/login')) found.push(`ended at ${pathname}`)
  found.push(...((await page.evaluate(`(${executableParts})(document)`)) as string[]))
  found.push(...(await pageProblems(page, { asWritten: false, noNull: mood.nulls > 0.5 })))
  for (const size of [telephone, desk]) found.push(...(await tooWide(page, size)))
  return found
}

for (const round of rounds) {
  for (let part = 0; part < parts; part += 1) {
    test(`every page renders with any allowed response, and fits the window: round ${round}, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(whole ? 7_200_000 : 120_000)
      const { walk, permissions } = sweptPart(part)
      let seed = round
      await answerCalls(page, (endpoint, call, own) => fuzzedAnswer(contractOf(endpoint), call, own, seed, permissions))
      const thrown = watched(page)
      const found: string[] = []
      for (const [index, swept] of walk.entries()) {
        seed = index + round
        const { address, persona } = stateOrFramed(swept, seed)
        const mood = moodOf(seed)
        const step = `${address} as ${persona}, seed ${seed} (${mood.name})`
        const faults = await noted(step, async () => {
          await become(page, persona)
          thrown()
          await page.goto(address)
          const faults = await faultsOf(page, persona, mood)
          const own = await followOwn(page, chance(seed, address))
          if (own !== null) for (const fault of await faultsOf(page, persona, mood)) faults.push(`${own}: ${fault}`)
          return [...faults, ...thrown()]
        })
        for (const fault of faults) found.push(`${step}: ${fault.slice(0, 400)}`)
      }
      expect([...new Set(found)]).toEqual([])
    })
  }
}
