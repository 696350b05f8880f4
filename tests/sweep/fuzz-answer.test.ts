/** Tests of the random responses for sweeps. */
import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fuzzAnswer, moods } from './fuzz-answer'

const schema = buildSchema(`
  scalar Timestamp
  scalar JSON
  enum Stand { OPEN CLOSED LOST }
  type Thing { id: ID! name: String! note: String at: Timestamp! many: Int! share: Float! yes: Boolean! stand: Stand! facts: JSON! parts: [Thing!]! }
  type Query { thing(id: ID!): Thing! maybe: Thing things: [Thing!]! }
`)
const fields = 'id name note at many share yes stand facts parts { id name }'
const query = `query Ask($id: ID!) { thing(id: $id) { ${fields} } maybe { ${fields} } things { ${fields} } }`
const real = {
  thing: { ...thing('t-1'), parts: [thing('t-2')] },
  maybe: thing('t-3'),
  things: [thing('t-4'), thing('t-5')],
}

function thing(id: string) {
  const words = { name: '某实验室', note: '备注' }
  return { id, ...words, at: 1, many: 2, share: 0.5, yes: true, stand: 'OPEN', facts: { 名: '实验室' }, parts: [] }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the contract allows
const ask = (seed: number): any => fuzzAnswer({ schema, query, variables: { id: 't-1' } }, seed, real)
const seedsOf = (name: string) =>
  Array.from({ length: 1200 }, (_, seed) => seed).filter((seed) => moods[seed % moods.length]?.name === name)
const made = seedsOf('everything made up').map(ask)

describe('random responses allowed by the contract', () => {
  it('are equal for an equal seed, and differ for others', () => {
    expect(ask(6)).toEqual(ask(6))
    expect(ask(6)).not.toEqual(ask(12))
  })

  it('satisfy the contract: no null where it is forbidden, and mutated responses start from real ones', () => {
    expect(parse(query)).toBeTruthy()
    for (let seed = 0; seed < 60; seed += 1) expect(ask(seed).thing).not.toBeNull()
    for (const seed of seedsOf('null wherever allowed').slice(0, 9)) expect(ask(seed).thing.name).toBe('某实验室')
  })

  it.each<[string, (answer: ReturnType<typeof ask>) => unknown]>([
    ['null', ({ maybe }) => maybe === null],
    ['an empty list', ({ things }) => things.length === 0],
    ['a long list', ({ things }) => things.length >= 60],
    ['an impossible date', ({ thing: { at } }) => Number.isNaN(new Date(at).getTime())],
    ['the epoch', ({ thing: { at } }) => at === 0],
    ['a number below zero', ({ thing: { many } }) => many < 0],
    ['an enormous number', ({ thing: { share } }) => share === 1e21],
    ['an empty text', ({ thing: { name } }) => name === ''],
    ['a word of 400 letters', ({ thing: { name } }) => /^\w{400}$/.test(name)],
    ['markup with a script', ({ thing: { name } }) => name.includes('payloadRan')],
    ['plain data of another shape', ({ thing: { facts } }) => Array.isArray(facts)],
    ...['OPEN', 'CLOSED', 'LOST'].map((value): [string, (answer: ReturnType<typeof ask>) => unknown] => [
      value,
      ({ thing: { stand } }) => stand === value,
    ]),
  ])('contain %s', (_, has) => expect(made.some(has)).toBe(true))

  it('replace text that users read, also in plain data, and keep ids and states', () => {
    for (const name of ['every text hostile', 'every text without an end'])
      for (const seed of seedsOf(name).slice(0, 9)) {
        const { thing } = ask(seed)
        expect([thing.id, thing.stand]).toEqual(['t-1', 'OPEN'])
        for (const text of [thing.name, thing.note, thing.facts.名]) expect(text.length).toBeGreaterThan(10)
      }
  })

  it('contain items with different ids, and sometimes the same item twice', () => {
    const ids = seedsOf('wild, empty and long lists').map((seed) =>
      ask(seed).things.map(({ id }: { id: string }) => id),
    )
    const long = ids.filter(({ length }) => length >= 60)
    for (const value of long) expect(new Set(value).size).toBeGreaterThan(20)
    expect(long.some((value) => new Set(value).size < value.length)).toBe(true)
  })

  it('are about the requested item', () => expect(new Set(made.map(({ thing }) => thing.id))).toEqual(new Set(['t-1'])))
})
