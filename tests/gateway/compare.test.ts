/** What the gateway check finds in a schema and in a response. */
import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkAnswer } from '../../checks/gateway/answer-shape'
import { compareSchemas } from '../../checks/gateway/compare-schemas'
import { agreed, having } from './agreed-schema'

describe('comparing an introspected schema', () => {
  it.each([
    ['name: String born', 'born', 'missing', 'User.name'],
    ['at: Timestamp!', 'at: String!', 'different', 'User.at'],
    ['at: Timestamp!', 'at: Timestamp', 'different', 'User.at'],
    ['units: [Unit!]! }', 'units: [Unit]! }', 'different', 'User.units'],
    ['units: [Unit!]! }', 'units: Unit! }', 'different', 'User.units'],
    ['name: String born', 'name: String! born', 'extra', 'User.name'],
    ['OPEN CLOSED', 'OPEN', 'missing', 'State.CLOSED'],
    ['OPEN CLOSED', 'OPEN CLOSED LOST', 'extra', 'State.LOST'],
    ['user(userId: ID, days', 'user(days', 'missing', 'Query.user(userId)'],
    ['userId: ID,', 'userId: ID!,', 'different', 'Query.user(userId)'],
    ['userId: ID,', 'userId: String,', 'different', 'Query.user(userId)'],
    ['days: Int = 7', 'days: Int = 8', 'different', 'Query.user(days)'],
    ['days: Int = 7', 'days: Int', 'different', 'Query.user(days)'],
    ['userId: ID,', 'userId: ID, tenant: ID!,', 'different', 'Query.user(tenant)'],
    ['userId: ID,', 'userId: ID, tenant: ID,', 'extra', 'Query.user(tenant)'],
    ['filter: Filter!', 'filter: Filter', 'extra', 'Query.units(filter)'],
    ['age: Int }', '}', 'missing', 'UserInput.age'],
    ['age: Int }', 'age: Int! }', 'different', 'UserInput.age'],
    ['age: Int }', 'age: Int tenant: ID! }', 'different', 'UserInput.tenant'],
    ['save(user: UserInput!): Boolean!', 'keep(user: UserInput!): Boolean!', 'missing', 'Mutation.save'],
    ['type Unit {', 'type Unit { more: Int', 'extra', 'Unit.more'],
    ['enum State { OPEN CLOSED }', 'scalar State', 'different', 'State'],
    ['scalar Day\n', 'scalar Day type Log { id: ID }\n', 'extra', 'Log'],
  ])('finds for “%s” instead of “%s”: %s %s', (part, other, kind, at) => {
    const found = compareSchemas(buildSchema(agreed), buildSchema(having(part, other)))
    expect(found).toContainEqual(expect.objectContaining({ kind, at }))
    expect(found.filter((difference) => difference.at === at)).toHaveLength(1)
  })

  it('finds nothing in an equal schema', () => {
    expect(compareSchemas(buildSchema(agreed), buildSchema(agreed))).toEqual([])
  })
})

describe('judging a response', () => {
  const query = parse(
    'query User { user { __typename ...Parts units { id name } } } fragment Parts on User { id born at state }',
  )
  const user = {
    __typename: 'User',
    id: '1',
    born: 482428800000,
    at: 5,
    state: 'OPEN',
    units: [{ id: '1', name: 'n' }],
  }

  it.each([
    [user, []],
    [{ ...user, born: null }, []],
    [{ ...user, at: null }, ['user.at: is null, agreed is Timestamp!']],
    [{ ...user, at: '2026-01-01' }, ['user.at: is a text, agreed is Timestamp: milliseconds since 1970, a number']],
    [{ ...user, at: 5.5 }, ['user.at: is a number, agreed is Timestamp: milliseconds since 1970, a number']],
    [{ ...user, state: 'LOST' }, ['user.state: is LOST, which is no value of State']],
    [{ ...user, born: 482457600000 }, ['user.born: is 482457600000, which is no midnight in China']],
    [
      { ...user, id: undefined, units: null },
      ['user.id: is null, agreed is ID!', 'user.units: is null, agreed is [Unit!]!'],
    ],
    [
      { ...user, units: [null, { id: '1', name: 2 }, { id: '2', name: 3 }] },
      ['user.units[]: is null, agreed is Unit!', 'user.units[].name: is a number, agreed is String'],
    ],
    [{ ...user, units: [{ name: 'n' }] }, ['user.units[].id: was asked for and is not in the answer']],
    [{ ...user, __typename: 'Person' }, ['user.__typename: is not User']],
    [[], ['user: is a list, agreed is an object (User)']],
  ])('%#', (options, expected) => {
    const found = checkAnswer(buildSchema(agreed), query, { user: options })
    expect(found.map(({ at, message: says }) => `${at}: ${says}`)).toEqual(expected)
  })
})
