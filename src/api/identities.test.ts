/** Tests of the Apollo cache keys of types with shared ids. */
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { identities, identityWithin, knownWithin } from './identities'

const sources = import.meta.glob<string>('./*/schema.graphql', { query: '?raw', import: 'default', eager: true })
const types = Object.values(sources).flatMap((source) =>
  Object.values(buildSchema(source).getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') ? type : [],
  ),
)
const fieldsOf = (name: string) => Object.keys(types.find((type) => type.name === name)?.getFields() ?? {})

/** Two of these in a list may be alike and be two. */
const mayRepeat = [
  'BaseOutlier',
  'ComTag',
  'FormProblem',
  'FormerName',
  'MenuAccess',
  'MenuGroup',
  'MenuSystem',
  'MessageAttachment',
  'ObjectionRuling',
  'Presence',
  'PreviewedLetter',
  'ResumeProblem',
  'ReviewExtension',
  'ReviewedPerson',
  'StaffCount',
  'StaffImportOutcome',
  'UserUnit',
  'WorkJump',
]

describe('identities in the cache', () => {
  it('are fields of the contract', () => {
    const expectedIdentities = Object.entries(identities).flatMap(([name, policy]) =>
      Array.isArray(policy.keyFields) ? policy.keyFields.map((field) => `${name}.${field}`) : [],
    )
    for (const [name, fields] of Object.entries(knownWithin))
      expectedIdentities.push(...fields.map((field) => `${name}.${field}`))
    const there = types.flatMap(({ name }) => fieldsOf(name).map((field) => `${name}.${field}`))
    expect(expectedIdentities.filter((text) => !there.includes(text))).toEqual([])
  })

  it('every type in a list has an identity policy', () => {
    const listed = types.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const item = getNamedType(field.type)
        return isListType(getNullableType(field.type)) && isObjectType(item) ? item.name : []
      }),
    )
    const nameless = [...new Set(listed)].filter(
      (name) => !fieldsOf(name).some((field) => /^_?id$/.test(field)) && !(name in knownWithin),
    )
    expect(nameless.toSorted()).toEqual(mayRepeat)
  })

  it('returns null for types outside the list', () => {
    expect(identityWithin({ __typename: 'MatchedYear', year: 2026 })).toBe('[2026]')
    expect(identityWithin({ __typename: 'MatchedYear', state: 'DRAFT' })).toBeUndefined()
    expect(identityWithin({ __typename: 'WorkJump', fieldId: 'a' })).toBeUndefined()
  })
})
