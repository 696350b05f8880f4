import { buildSchema, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { whole } from './chosen'
import { moodOf } from './fuzz-answer'
import { fuzzedAnswer } from './fuzzed-backend'
import { addresses, answerBy, fault, permissions, slice, visit, watchPages } from './walk'

/** Twenty of them over every address; else each address of the slice with one of its own. `SWEEP_SEEDS=1,4` chooses. */
const chosen = (process.env.SWEEP_SEEDS ?? '').split(',').filter(Boolean).map(Number)
const twenty = Array.from({ length: 20 }, (_, seed) => seed)
const seedsAt = (index: number, pattern: string) => {
  if (chosen.length > 0) return chosen
  // In the frames of the government portal the same pages stand.
  return whole && !pattern.startsWith('/zwdt') ? twenty : [index % twenty.length]
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

describe('whatever the contract allows to be answered, a page stands, says something, and runs nothing of it', () => {
  it('finds the pages in the tree', () => expect(addresses.length).toBeGreaterThan(300))

  it.each(slice(4).map((one, index) => [one.pattern, one, seedsAt(index, one.pattern)] as const))(
    '%s',
    async (_, one, seeds) => {
      const found: string[] = []
      for (const seed of seeds) {
        answerBy(async ({ endpoint, call, own }) =>
          Response.json(fuzzedAnswer(contractOf(endpoint), call, await (await own()).json(), seed, permissions)),
        )
        const faults = await visit(one, `seed ${seed} (${moodOf(seed).name})`, ({ state: { location } }) => {
          // A page that was never opened shows nothing of itself.
          if (one.persona && location.pathname.startsWith('/user/')) fault(`ended at ${location.pathname}`)
        })
        found.push(...faults)
      }
      expect(found).toEqual([])
    },
  )
})
