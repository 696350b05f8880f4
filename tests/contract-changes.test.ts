/** The check that every breaking change of a schema is written down for who has to follow it. */
import { describe, expect, it } from 'vitest'
import { breakingChanges, faultsOfDocument } from '../checks/contract-changes.mjs'

const released = `
type Query { user(userId: ID): User! units(filter: Filter!): [Unit!]! }
type User { id: ID! name: String state: State! }
type Unit { id: ID! }
enum State { OPEN CLOSED }
input Filter { keyword: String }
`
const having = (part: string, other: string) => {
  if (!released.includes(part)) throw new Error(`nothing says ${part}`)
  return released.replace(part, other)
}

describe('a breaking change of a schema', () => {
  it.each([
    ['a removed field', 'name: String state', 'state', ['User.name was removed.']],
    ['another type', 'name: String state', 'name: Int state', ['User.name changed type from String to Int.']],
    ['a field that may be null', 'state: State!', 'state: State', ['User.state changed type from State! to State.']],
    ['a removed value', 'OPEN CLOSED', 'OPEN', ['CLOSED was removed from enum type State.']],
    ['a removed argument', '(userId: ID)', '', ['Query.user arg userId was removed.']],
    [
      'a new required argument',
      '(userId: ID)',
      '(userId: ID, year: Int!)',
      ['A required arg year on Query.user was added.'],
    ],
    [
      'a new required input',
      'keyword: String }',
      'keyword: String unitId: ID! }',
      ['A required field unitId on input type Filter was added.'],
    ],
    ['a new field is none', 'name: String', 'name: String nameEn: String', []],
    ['a new optional argument is none', '(userId: ID)', '(userId: ID, year: Int)', []],
    ['a new value is none', 'OPEN CLOSED', 'OPEN CLOSED LOST', []],
  ])('%s', (_case, part, other, changes) => {
    expect(breakingChanges(released, having(part, other))).toEqual(changes)
  })
})

describe('the document of breaking changes', () => {
  const removed = new Map([['permission', ['User.fax was removed.']]])
  const row = (change: string, advice: string) =>
    `| endpoint | change | what a backend does |\n| --- | --- | --- |\n| permission | ${change} | ${advice} |\n`

  it.each([
    ['fits when each change says what to do', row('User.fax was removed.', 'answer it until June'), []],
    ['lacks a change', '', ['no row says what to do about “permission: User.fax was removed.”']],
    ['says nothing to do', row('User.fax was removed.', ''), ['“User.fax was removed.” says nothing to do']],
    [
      'keeps a change that is none any more',
      `${row('User.fax was removed.', 'wait')}| permission | User.name was removed. | wait |\n`,
      ['“permission: User.name was removed.” is no change any more'],
    ],
  ])('%s', (_case, document, faults) => expect(faultsOfDocument(removed, document)).toEqual(faults))
})
