/** Sweep in jsdom: every page with random responses. */
import { buildSchema, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { SweptPage } from './addresses'
import { moodOf } from './fuzz-answer'
import { fuzzedAnswer } from './fuzzed-backend'
import { chance } from './random'
import { whole } from './select-pages'
import { seedsOf, stateAt } from './states'
import { answerBy, fault, pages, permissions, slice, visit, watchPages } from './walk'

/** Every state of a page in every mood, with twenty of them at least; else each page of the slice with one of its own. `SWEEP_SEEDS=1,4` chooses. */
const chosen = (process.env.SWEEP_SEEDS ?? '').split(',').filter(Boolean).map(Number)
const seedsAt = (page: SweptPage, index: number) => {
  if (chosen.length > 0) return chosen
  // The frames of the government portal contain the same pages.
  return whole && !page.pattern.startsWith('/zwdt') ? [...Array(seedsOf(page)).keys()] : [index % 20]
}

const sources = import.meta.glob<string>('../../src/api/*/schema.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const built = new Map<string, GraphQLSchema>()

/** The contract of an endpoint, without the embedded backend's resolvers. */
function contractOf(endpoint: string): GraphQLSchema {
  const schema = built.get(endpoint) ?? buildSchema(sources[`../../src/api/${endpoint}/schema.graphql`] ?? '')
  built.set(endpoint, schema)
  return schema
}

watchPages()

describe('with any response allowed by the contract a page renders, has text, and executes none of it', () => {
  it('the pages are found in the route tree', () => expect(pages.length).toBeGreaterThan(300))

  it.each(slice(8).map((page, index) => [page.pattern, page, seedsAt(page, index)] as const))(
    '%s',
    async (_, page, seeds) => {
      const found: string[] = []
      for (const seed of seeds) {
        const sweptAddress = stateAt(page, seed)
        answerBy(async ({ endpoint, call, own }) =>
          Response.json(fuzzedAnswer(contractOf(endpoint), call, await (await own()).json(), seed, permissions)),
        )
        const mood = moodOf(seed)
        const faults = await visit(sweptAddress, `seed ${seed} (${mood.name})`, {
          // Testers' pages show definitions and answers as they are.
          noNull: mood.nulls > 0.5 && !sweptAddress.pattern.startsWith('/test/'),
          follow: (count) => [Math.floor(chance(seed, sweptAddress.address) * count)],
          look: ({ state: { location } }) => {
            // A page that was never opened shows nothing of itself.
            if (sweptAddress.persona && location.pathname.startsWith('/user/')) fault(`ended at ${location.pathname}`)
          },
        })
        found.push(...faults)
      }
      expect(found).toEqual([])
    },
  )
})
