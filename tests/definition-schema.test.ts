/** Tests of the JSON Schema of form definitions. */
import * as definitions from '@mocks/forms/definitions'
import Ajv, { type ValidateFunction } from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'
import * as operators from '@/smartform/expression/operators'
import * as expressions from '@/smartform/expression/parse'
import * as columnKinds from '@/smartform/kinds/column-kinds'
import * as kinds from '@/smartform/kinds/kinds'
import * as parsing from '@/smartform/schema/parse-definition'
import { currentSchema } from '../build/form-schema'
import { sampleForm } from './smartform/sample-form'

const { allDefinitions } = definitions
const { dialect, parseDefinition } = parsing

type Raw = Readonly<Record<string, unknown>>
let schema: Raw
const modules: Readonly<Record<string, Raw>> = {
  '/src/smartform/schema/parse-definition.ts': parsing,
  '/src/smartform/kinds/kinds.ts': kinds,
  '/src/smartform/kinds/column-kinds.ts': columnKinds,
  '/src/smartform/expression/operators.ts': operators,
  '/src/smartform/expression/parse.ts': expressions,
  '/mocks/forms/definitions.ts': definitions,
}
let valid: ValidateFunction

beforeAll(async () => {
  schema = await currentSchema(async (path) => modules[path] ?? {})
  valid = new Ajv({ strict: false, allErrors: true }).compile(schema)
})

const faults = (definition: unknown) => {
  valid(JSON.parse(JSON.stringify(definition)))
  return (valid.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
  )
}
const withField = (more: object) => ({
  id: 'f',
  version: 1,
  title: '表',
  pages: [{ id: 'p', title: '页', sections: [{ id: 's', fields: [{ id: 'a', kind: 'text', label: '名', ...more }] }] }],
})
const field = '/pages/0/sections/0/fields/0'

describe('the JSON Schema of form definitions', () => {
  it.each([...allDefinitions, sampleForm])('accepts $id $version', (definition) => {
    expect(faults(definition)).toEqual([])
  })

  it.each([
    ['a misspelt attribute', withField({ requred: true }), [`${field} must NOT have additional properties requred`]],
    [
      'an attribute of another language',
      withField({ visibleIf: true }),
      [`${field} must NOT have additional properties visibleIf`],
    ],
    ['an unknown kind', withField({ kind: 'txt' }), [`${field}/kind must be equal to one of the allowed values`]],
    [
      'an attribute of another kind',
      withField({ accept: ['pdf'] }),
      [`${field} must NOT have additional properties accept`],
    ],
    [
      'a later dialect',
      { ...withField({}), dialect: dialect + 1 },
      ['/dialect must be equal to one of the allowed values'],
    ],
    ['an impossible limit', withField({ maxLength: 0 }), [`${field}/maxLength must be >= 1`]],
  ])('refuses %s, as the parser does', (_case, definition, expected) => {
    expect(faults(definition)).toEqual(expect.arrayContaining(expected))
    expect(parseDefinition(definition).definitionProblems).not.toEqual([])
  })

  it('names an unknown version of the language, and accepts no form of it', () => {
    const form = parseDefinition({ ...withField({}), dialect: dialect + 1 })
    expect(form.definitionProblems).toEqual([
      { at: 'dialect', message: '这份定义用的是第 2 版语言，这里最多支持第 1 版' },
    ])
    expect(form.undecided).toBe(true)
  })

  it('describes every kind with an example', () => {
    const defs = schema.$defs as Readonly<Record<string, Raw>>
    for (const kind of kinds.fieldKindNames) {
      expect(defs[kind]?.description, kind).toBeTruthy()
      expect(defs[kind]?.examples, kind).toHaveLength(1)
    }
  })

  it('has exactly the properties that the parser reads, object by object', () => {
    const readNames = new Map<string, Set<string>>()
    for (const definition of allDefinitions)
      parseDefinition(watched(JSON.parse(JSON.stringify(definition)), '', readNames))
    const defs = schema.$defs as Readonly<Record<string, Raw>>
    const allowed = (path: string) => Object.keys(((path === '' ? schema : defs[path])?.properties ?? {}) as Raw)
    expect(readNames.size).toBeGreaterThan(kinds.fieldKindNames.length)
    for (const [path, names] of readNames)
      expect(
        [...names].filter((name) => name !== 'part' && !allowed(path).includes(name)),
        path,
      ).toEqual([])
  })
})

/** A proxy of the definition that records which properties are read from each kind of object in the schema. */
function watched(raw: unknown, path: string, readNames: Map<string, Set<string>>): unknown {
  if (Array.isArray(raw)) return raw.map((value) => watched(value, path, readNames))
  if (typeof raw !== 'object' || raw === null) return raw
  const names: Readonly<Record<string, string>> = {
    pages: 'PageSource',
    sections: 'SectionSource',
    rules: 'RuleSource',
    ledger: 'LedgerSource',
  }
  const inside = Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const kind = (value: unknown) =>
        typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : 'PartUse'
      if (key === 'fields' || key === 'columns')
        return [key, (value as unknown[]).map((value) => watched(value, kind(value), readNames))]
      return [key, names[key] ? watched(value, names[key], readNames) : value]
    }),
  )
  const here = 'part' in raw ? 'PartUse' : path
  const requestedNames = readNames.get(here) ?? new Set<string>()
  readNames.set(here, requestedNames)
  return new Proxy(inside, {
    getOwnPropertyDescriptor(target, key) {
      requestedNames.add(String(key))
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
}
