/** Tests that every creating mutation sent twice is executed once. */
import { readFileSync } from 'node:fs'
import { tableNames } from '@mocks/db/database'
import { startBackend } from '@mocks/node'
import { type PersonaId, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { schemaOf } from '@mocks/schemas'
import { getNamedType, isNonNullType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { endpointNames } from '@/api/endpoint-names'
import { rowsOf } from '../../checks/gateway/markdown-tables'

const columns = ['endpoint', 'key', 'the same', 'refused', 'anew']
const rows = rowsOf(readFileSync('src/api/README.md', 'utf8'), ...columns)
const calls = (cell = '') => cell.split(', ').filter(Boolean)
const mutations = endpointNames.flatMap((endpoint) =>
  Object.values(schemaOf(endpoint).getMutationType()?.getFields() ?? {}).map((field) => ({ endpoint, field })),
)

describe('a mutation repeated after a lost response', () => {
  it('is listed once for every mutation: by key, idempotent, refused or executed again', () => {
    const documented = rows.flatMap((row) =>
      columns.slice(1).flatMap((column) => calls(row[column]).map((call) => `${row.endpoint}.${call}`)),
    )
    expect(documented.toSorted()).toEqual(
      mutations.map(({ endpoint, field }) => `${endpoint}.${field.name}`).toSorted(),
    )
  })

  it.each(rows)('$endpoint: has a key exactly where the list says so', ({ endpoint, key: keyed }) => {
    const own = mutations.filter((mutation) => mutation.endpoint === endpoint)
    const carry = own.filter(({ field }) =>
      field.args.some(({ name, type }) => name === 'key' && isNonNullType(type) && getNamedType(type).name === 'ID'),
    )
    expect(carry.map(({ field }) => field.name).toSorted()).toEqual(calls(keyed))
  })
})

const backend = startBackend()
const day = 24 * 3600_000
const inspected = () =>
  backend.db.works.where({ kind: 'key-laboratory', state: 'SUBMITTED', unitId: 'unit-1' })[0]?.id ?? ''
const entry = { unitName: '某研究院', position: '研究员', startMonth: '2020-01' }
const key = { key: 'k' }

/** Mutations that create something: persona, call and variables. */
const creations: readonly [PersonaId, string, string, () => Record<string, unknown>][] = [
  [
    'researcher',
    'saveResumeEntry',
    '($kind: ResumeKind!, $values: JSON!, $key: ID!) { saveResumeEntry(kind: $kind, values: $values, key: $key) { id revision } }',
    () => ({ kind: 'WORK', values: entry, ...key }),
  ],
  [
    'researcher',
    'importResume',
    '($kind: ResumeKind!, $rows: [JSON!]!, $key: ID!) { importResume(kind: $kind, rows: $rows, key: $key) { row id } }',
    () => ({ kind: 'WORK', rows: [entry, entry], ...key }),
  ],
  [
    'supervisingDepartment',
    'addFinding',
    '($workId: ID!, $dueAt: Timestamp!, $key: ID!) { addFinding(workId: $workId, text: "没有台账", owner: "设备主管", dueAt: $dueAt, key: $key) { id } }',
    () => ({ workId: inspected(), dueAt: Date.now() + day, ...key }),
  ],
  [
    'unitAdministrator',
    'nameCover',
    '($who: ID!, $from: Timestamp!, $to: Timestamp!, $key: ID!) { nameCover(colleagueId: $who, from: $from, to: $to, key: $key) { id } }',
    () => ({
      ...{ who: personaUserId('departmentAdministrator'), from: Date.now(), to: Date.now() + day },
      ...key,
    }),
  ],
  [
    'supervisingDepartment',
    'publishKind',
    '($key: ID!) { publishKind(kind: "CONTRACT_CHANGE", description: {}, renamed: {}, move: false, dry: false, key: $key) { id outcome } }',
    () => key,
  ],
  [
    'researcher',
    'userUnitBind',
    '($unitId: ID!, $name: String!) { userUnitBind(unitId: $unitId, unitName: $name) }',
    () => ({ unitId: 'unit-4', name: backend.db.units.get('unit-4')?.unitName }),
  ],
]

describe('a creating mutation sent twice', () => {
  it.each(creations)('%s: %s creates one row', async (persona, _call, query, variables) => {
    const variablesOfCall = variables()
    const ask = askAs(backend, persona)
    const count = () => tableNames.map((name) => [name, backend.db[name].all().length])
    const first = await ask(`mutation${query}`, variablesOfCall)
    expect(first.code).toBeNull()
    const before = count()
    const again = await ask(`mutation${query}`, variablesOfCall)
    expect(count()).toEqual(before)
    if ('key' in variablesOfCall) expect(again).toEqual(first)
    else expect(again.code).toBe(60305)
  })

  it('with the same key of another user is a separate call', async () => {
    const [, , query = '', variables] = creations[0] ?? []
    const { data } = await askAs(backend, 'expert')(`mutation${query}`, variables?.() ?? {})
    expect(data.revision).toBe(1)
  })

  it('is validated again after a refusal, under the same key', async () => {
    const [, , query = ''] = creations[0] ?? []
    const send = (values: object) =>
      askAs(backend, 'researcher')(`mutation${query}`, { kind: 'WORK', values, key: 'refused' })
    expect((await send({ ...entry, unitName: '' })).code).toBe(60405)
    expect((await send(entry)).code).toBeNull()
  })
})
