/** What is left out of a call for an older gateway, and what stands for it in the answer. */
import { readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { additionsOf } from '../../../build/additions.mjs'
import { readContract } from '../../../checks/gateway/contract'
import type { Addition, Additions } from './addition'
import { additions } from './additions.generated'
import { leaveOut, putInstead } from './leave-out'

const flat = (document: string) => document.replace(/\s+/g, ' ').trim()

const members: Addition = { part: 'Department.members', path: ['departments', 'members'], instead: [] }
const methods: Addition = { part: 'Query.methods', path: ['methods'], instead: ['CODE'], isFormer: true }
const sorted: Addition = { part: 'Query.units(orderBy)', path: ['units'], argument: 'orderBy', order: true }
const ofPanel: Addition = { part: 'Query.choices(panelId)', path: ['choices'], argument: 'panelId', order: false }
const since: Addition = { part: 'OrderField.SINCE', variable: 'orderBy', value: 'SINCE', order: true }
const newState: Addition = { part: 'State.LOST', variable: 'filter', value: 'LOST', order: false }
const nickname: Addition = { part: 'UserInput.nickname', variable: 'user', key: 'nickname', order: false }

describe('a call for an older gateway', () => {
  it('asks without a field, also in a fragment, and drops the fragments that nothing uses any more', () => {
    const query = parse(`
      query Q { departments { __typename ...Parts } }
      fragment Parts on Department { id members { ...Person } }
      fragment Person on User { id }`)
    const reduced = leaveOut(query, {}, [members])
    expect(flat(print(reduced?.query ?? query))).toBe(
      'query Q { departments { __typename ...Parts } } fragment Parts on Department { id }',
    )
    expect(reduced?.lost).toEqual(['content'])
  })

  it('loses nothing where something stands for a field that was true of the last release', () => {
    const reduced = leaveOut(parse('{ methods rows { id } }'), {}, [methods])
    expect(reduced?.lost).toEqual([])
    expect(putInstead({ rows: [] }, [methods])).toEqual({ rows: [], methods: ['CODE'] })
  })

  it.each<[string, Addition, Record<string, unknown>, readonly string[] | null]>([
    ['an order that nobody chose is left out, and nothing is lost', sorted, {}, []],
    [
      'an order that was chosen is left out, and the rows stand otherwise',
      sorted,
      { orderBy: { by: 'NAME' } },
      ['order'],
    ],
    [
      'without a filter that was given the answer would be another: the call is not sent',
      ofPanel,
      { orderBy: 'p1' },
      null,
    ],
    ['a filter that was not given is left out', ofPanel, { orderBy: null }, []],
  ])('%s', (_case, part, variables, lost) => {
    const call = part === sorted ? 'units(orderBy: $orderBy)' : 'choices(panelId: $orderBy)'
    const reduced = leaveOut(
      parse(`query Q($orderBy: Order, $page: Int) { ${call} { id } rows(page: $page) }`),
      { page: 2, ...variables },
      [part],
    )
    expect(reduced && flat(print(reduced.query))).toBe(
      lost && `query Q($page: Int) { ${call.slice(0, call.indexOf('('))} { id } rows(page: $page) }`,
    )
    expect(reduced?.lost ?? null).toEqual(lost)
    if (reduced) expect(reduced.variables).toEqual({ page: 2 })
  })

  it('drops an order by a value that the gateway does not know, and keeps one that it knows', () => {
    const query = parse('query Q($orderBy: Order) { works(orderBy: $orderBy) { id } }')
    expect(leaveOut(query, { orderBy: { by: 'SINCE' } }, [since])).toMatchObject({ variables: {}, lost: ['order'] })
    expect(leaveOut(query, { orderBy: { by: 'NAME' } }, [since])).toMatchObject({
      variables: { orderBy: { by: 'NAME' } },
      lost: [],
    })
  })

  it('is not sent with a value that the gateway does not know where it means more than an order', () => {
    const query = parse('query Q($filter: Filter) { works(filter: $filter) { id } }')
    expect(leaveOut(query, { filter: { states: ['OPEN', 'LOST'] } }, [newState])).toBeNull()
    expect(leaveOut(query, { filter: { states: ['OPEN'] } }, [newState])).not.toBeNull()
  })

  it('loses nothing that a person typed: an input field is left out only where it is empty', () => {
    const query = parse('mutation M($user: UserInput!) { save(user: $user) }')
    const list = { names: [{ nickname: null, name: 'b' }, 'c', 1] }
    expect(leaveOut(query, { user: { name: 'a', nickname: null, ...list } }, [nickname])?.variables).toEqual({
      user: { name: 'a', names: [{ name: 'b' }, 'c', 1] },
    })
    expect(leaveOut(query, { user: { name: 'a', nickname: '' } }, [nickname])).toBeNull()
    expect(leaveOut(query, { user: { names: [{ nickname: 'n' }] } }, [nickname])).toBeNull()
  })

  it('is not sent where nothing is left of it, or where nothing may stand for a field', () => {
    const query = parse('query Q { __typename consents { id } }')
    expect(leaveOut(query, {}, [{ part: 'Query.consents', path: ['consents'], instead: [] }])).toBeNull()
    expect(leaveOut(parse('{ a { b c } }'), {}, [{ part: 'A.b', path: ['a', 'b'] }])).toBeNull()
  })

  it('removes a literal argument and a field under its alias', () => {
    const reduced = leaveOut(parse('{ list: units(orderBy: null) { id } other: consents { id } }'), {}, [
      { ...sorted, path: ['list'] },
      { part: 'Query.consents', path: ['other'], instead: [] },
    ])
    expect(flat(print(reduced?.query ?? parse('{ nothing }')))).toBe('{ list: units { id } }')
  })
})

describe('the answer of an older gateway', () => {
  it('has in each row what stands for a field, and nothing where there is no row', () => {
    const answer = { departments: [{ id: '1' }, null, { id: '2', members: [3] }], other: 1 }
    expect(putInstead(answer, [members, sorted, since])).toEqual({
      departments: [{ id: '1', members: [] }, null, { id: '2', members: [3] }],
      other: 1,
    })
    expect(putInstead({ departments: null }, [members])).toEqual({ departments: null })
  })
})

describe('what an older gateway lacks of a call', () => {
  const older =
    'type Query { count(type: Type, filter: Filter): Int rows: [Int] } enum Type { A } input Filter { types: [Type] }'
  const present = older.replace('{ A }', '{ A B }').replace('[Type] }', '[Type] words: String }')
  const missing: Additions[keyof Additions] = {
    Q: [{ part: 'Type.B', path: ['b'], instead: null }],
  }

  it.each<[string, string, Additions[keyof Additions] | object]>([
    ['a field that asks for a value it does not know', 'b: count(type: B)', missing],
    ['the same inside of an input', 'b: count(filter: { types: [A, B] })', missing],
    ['an input field', 'b: count(filter: { words: "" })', { Q: [{ ...missing?.Q?.[0], part: 'Filter.words' }] }],
    ['nothing where it knows all values', 'b: count(type: A, filter: { types: [A] })', {}],
  ])('is %s', (_case, field, expected) => {
    const query = `query Q { rows ${field} }`
    const found = additionsOf(query, present, older)
    expect(found).toEqual(expected)
    const reduced = leaveOut(parse(query), {}, found.Q ?? [])
    expect(validate(buildSchema(older), reduced?.query ?? parse(query))).toEqual([])
  })
})

const endpoints = readContract('.').map((contract) => {
  const own = (additions as Additions)[contract.endpoint as keyof Additions]
  const released = buildSchema(readFileSync(`checks/released-contract/${contract.endpoint}.graphql`, 'utf8'))
  return { ...contract, own, released }
})

it.each(endpoints)(
  'every call of $endpoint is one for the last release, once that is left out of it',
  ({ operations, own = {}, released }) => {
    for (const { name, document } of operations) {
      const reduced = leaveOut(document, {}, own[name] ?? [])
      const faults = reduced ? validate(released, reduced.query).map(({ message }) => message) : []
      expect([name, faults]).toEqual([name, []])
    }
  },
)
