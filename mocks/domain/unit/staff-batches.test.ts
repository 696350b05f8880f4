/** Tests of what a unit's administrator does to several people at once: rows that changed meanwhile, and a call that is sent twice. */
import { beforeEach, describe, expect, it } from 'vitest'
import { askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

interface Row {
  id: string
  revision: number
  submittedRevision: number
}
const member = (user: string) => `membership-user-${user}-unit-1`
const asAdministrator = (call: string, variables: Record<string, unknown>) =>
  askAs(backend, 'unitAdministrator')(call, variables)
const listed = async (ids: readonly string[]): Promise<Row[]> => {
  const call = '{ unitStaff(unitId: "unit-1", filter: {}, pageSize: 100) { items { id revision submittedRevision } } }'
  const rows = (await asAdministrator(call, {})).data.items as Row[]
  return ids.map((id) => rows.find((row) => row.id === id) ?? expect.fail(id))
}
const seenOf = (rows: readonly Row[]) => ({
  i: rows.map(({ id }) => id),
  s: rows.map(({ id, revision }) => ({ id, revision })),
})
const calls = {
  confirmStaff: 'confirmStaff(unitId: "unit-1", ids: $i, seen: $s, key: $k)',
  moveStaff: 'moveStaff(unitId: "unit-1", ids: $i, seen: $s, key: $k, departmentId: "unit-1-department-2")',
  removeStaff: 'removeStaff(unitId: "unit-1", ids: $i, seen: $s, key: $k)',
} as const
const send = (call: keyof typeof calls, rows: readonly Row[], k: string = crypto.randomUUID()) =>
  asAdministrator(`mutation ($i: [ID!]!, $s: [SeenRevision!], $k: ID!) { ${calls[call]} { id done code } }`, {
    ...seenOf(rows),
    k,
  })
const saveRoles = (id: string, seenRevision: number, departments: object[] = []) =>
  asAdministrator(
    'mutation ($i: ID!, $r: Int, $d: [DepartmentInput!]!) { saveStaffRoles(unitId: "unit-1", id: $i, isAdmin: false, departments: $d, seenRevision: $r) { revision } }',
    { i: id, r: seenRevision, d: departments },
  )

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (call) => {
  it('refuses the row that changed since it was listed, and does the others', async () => {
    const rows = await listed([member('3'), member('2')])
    expect((await saveRoles(member('3'), rows[0]?.revision ?? 0)).code).toBeNull()
    expect((await send(call, rows)).data).toEqual([
      { id: member('3'), done: false, code: 60321 },
      { id: member('2'), done: true, code: null },
    ])
  })

  it('answers the same when it is sent again under its key', async () => {
    const rows = await listed([member('2')])
    const { data } = await send(call, rows, 'again')
    expect(data).toMatchObject([{ done: true }])
    expect((await send(call, rows, 'again')).data).toEqual(data)
  })
})

it('roles are not saved over a change that was not on the screen', async () => {
  const [row] = await listed([member('1')])
  await send('moveStaff', row ? [row] : [])
  expect((await saveRoles(member('1'), row?.revision ?? 0)).code).toBe(60321)
  expect(backend.db.memberships.get(member('1'))?.departments).toEqual([{ id: 'unit-1-department-2', isAdmin: 0 }])
})

it('a request that was refused and made again is not approved by who read the former one', async () => {
  const [row] = await listed([member('more-1')])
  const decide = (action: string, revision: number | undefined) =>
    asAdministrator(
      'mutation ($i: [ID!]!, $a: WorkAction!, $s: [SeenRevision!], $k: ID!) { decideWorks(ids: $i, action: $a, opinion: "请补充", seen: $s, key: $k) { done code } }',
      { i: [member('more-1')], a: action, s: [{ id: member('more-1'), revision }], k: crypto.randomUUID() },
    )
  expect((await decide('REFUSE', row?.submittedRevision)).data).toEqual([{ done: true, code: null }])
  const again = 'mutation { userUnitBind(unitId: "unit-1", unitName: "上海申江大学") }'
  expect((await askAs(backend, { userId: 'user-more-1' })(again)).data).toBe(true)
  expect((await decide('PASS', row?.submittedRevision)).data).toEqual([{ done: false, code: 603114 }])
  const [anew] = await listed([member('more-1')])
  expect((await decide('PASS', anew?.submittedRevision)).data).toEqual([{ done: true, code: null }])
})
