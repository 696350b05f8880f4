import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../../personas'
import { askAs, backendForTest } from '../../resolvers/ask-as'
import { exportAs } from '../../resolvers/export-as'
import { departmentNameAt } from './departments'

const backend = backendForTest()
beforeEach(() => backend.reset())

const unitId = 'unit-1'
const department = (index: number) => `unit-1-department-${index}`
const member = (user: string) => `membership-user-${user}-unit-1`
const as = (persona: Parameters<typeof askAs>[1]) => askAs(backend, persona)
const names = 'id name people administrators closedAt mergedInto revision formerNames { name }'
const fields = `{ ${names} }`
const create = (name: string, persona: 'unitAdministrator' | 'departmentAdministrator' = 'unitAdministrator') =>
  as(persona)(`mutation ($u: ID!, $n: String!) { createDepartment(unitId: $u, name: $n) ${fields} }`, {
    u: unitId,
    n: name,
  })
const rename = (id: string, name: string, seen?: number) =>
  as('unitAdministrator')(
    `mutation ($u: ID!, $i: ID!, $n: String!, $r: Int) { renameDepartment(unitId: $u, id: $i, name: $n, seenRevision: $r) ${fields} }`,
    { u: unitId, i: id, n: name, r: seen },
  )
const merge = (ids: string[], into: string, seen?: object[], key: string = crypto.randomUUID()) =>
  as('unitAdministrator')(
    `mutation ($u: ID!, $i: [ID!]!, $n: ID!, $s: [SeenRevision!], $k: ID!) { mergeDepartments(unitId: $u, ids: $i, intoId: $n, seen: $s, key: $k) { movedIn { id userFullname } ${names} } }`,
    { u: unitId, i: ids, n: into, s: seen, k: key },
  )
const close = (id: string, seen?: number) =>
  as('unitAdministrator')(
    `mutation ($u: ID!, $i: ID!, $r: Int) { closeDepartment(unitId: $u, id: $i, seenRevision: $r) ${fields} }`,
    { u: unitId, i: id, r: seen },
  )
/** The revisions of departments as a list shows them. */
const listed = async (...ids: string[]): Promise<{ id: string; revision: number }[]> => {
  const { data } = await as('unitAdministrator')('{ unitDepartments(unitId: "unit-1") { id revision } }')
  return data.filter(({ id }: { id: string }) => ids.includes(id))
}
const move = (ids: string[], into: string) =>
  as('unitAdministrator')(
    'mutation ($u: ID!, $i: [ID!]!, $d: ID!, $k: ID!) { moveStaff(unitId: $u, ids: $i, departmentId: $d, key: $k) { id done code } }',
    { u: unitId, i: ids, d: into, k: crypto.randomUUID() },
  )

describe('refused input of the departments', () => {
  const taken = '生命科学学院'
  it.each([
    ['a name of blanks', () => create('  '), 60310],
    ['a name that nobody sees', () => create('\u200b\u202e '), 60310],
    ['a name that is taken, with a letter that nobody sees', () => create(`${taken}\u200b`), 60309],
    ['a name of 51 characters', () => create('部'.repeat(51)), 60310],
    ['a name that is taken', () => create(` ${taken} `), 60309],
    ['a name that is taken, in other letters', () => create('AI Lab').then(() => create('ai lab')), 60309],
    ['a creation by a department administrator', () => create('新部门', 'departmentAdministrator'), 60154],
    ['renaming to a taken name', () => rename(department(1), taken), 60309],
    ['renaming a department of another unit', () => rename('unit-2-department-1', '新名'), 60312],
    ['merging a department into itself', () => merge([department(1)], department(1)), 60312],
    ['merging nothing', () => merge([], department(1)), 60312],
    ['merging into another unit’s department', () => merge([department(1)], 'unit-2-department-1'), 60312],
    [
      'merging a department twice',
      () => merge([department(1)], department(2)).then(() => merge([department(1)], department(3))),
      60312,
    ],
    ['closing a department with people', () => close(department(1)), 60311],
    ['closing an unknown department', () => close('nothing'), 60312],
    [
      'moving into a closed department',
      () => merge([department(1)], department(2)).then(() => move([member('3')], department(1))),
      60312,
    ],
  ])('%s', async (_case, call, code) => {
    expect((await call()).code).toBe(code)
  })
})

it('renaming a department keeps its former name in submitted content', async () => {
  const before = backend.db.works.where({ kind: 'DECLARATION', departmentId: department(1), state: 'UNIT_REVIEW' })[0]
  const renamed = await rename(department(1), '计算机学院')
  expect(renamed.data).toMatchObject({ name: '计算机学院', formerNames: [{ name: '计算机科学与技术学院' }] })
  const work = await as('unitAdministrator')('query ($i: ID!) { work(id: $i) { unitDepartment } }', { i: before?.id })
  expect(work.data.unitDepartment).toBe('计算机科学与技术学院')
  // The server's clock may be ahead.
  const later = Date.now() + 4000 * 24 * 3600_000
  expect(departmentNameAt(backend.db, department(1), later)).toBe('计算机学院')
})

it('merging departments moves people and administrators, who may read earlier submissions', async () => {
  const people = (await as('unitAdministrator')('query { unitDepartments(unitId: "unit-1") { id people } }')).data
  const countOf = (id: string) => people.find((one: { id: string }) => one.id === id).people
  const sum = countOf(department(1)) + countOf(department(2))
  const submitted = backend.db.works.where({
    kind: 'DECLARATION',
    departmentId: department(1),
    state: 'UNIT_REVIEW',
  })[0]
  const merged = await merge([department(1)], department(2))
  expect(merged.data).toMatchObject({ people: sum, administrators: ['周敏'] })
  expect(backend.db.departments.get(department(1))).toMatchObject({ mergedInto: department(2) })
  // The administrator of the ended department administers the new one, with the submissions of both.
  const work = await as('departmentAdministrator')('query ($i: ID!) { work(id: $i) { unitDepartment } }', {
    i: submitted?.id,
  })
  expect(work.data.unitDepartment).toBe('计算机科学与技术学院')
  const notification = backend.db.messages.where({ userId: personaUserId('researcher') }).at(-1)
  expect(notification?.title).toBe('您在上海申江大学的部门已调整为材料科学与工程学院')
})

it('a merge answers who moved, with those who came into the department after it was listed', async () => {
  const membersOf = async (id: string): Promise<{ id: string; userFullname: string }[]> => {
    const { data } = await as('unitAdministrator')(
      '{ unitDepartments(unitId: "unit-1") { id members { id userFullname } } }',
    )
    return data.find((one: { id: string }) => one.id === id).members
  }
  const before = await membersOf(department(1))
  const [newcomer] = await membersOf(department(3))
  const seen = await listed(department(1), department(2))
  await move([newcomer?.id ?? ''], department(1))
  const { movedIn: moved } = (await merge([department(1)], department(2), seen)).data
  expect(moved).toHaveLength(before.length + 1)
  expect(moved).toEqual(expect.arrayContaining([...before, newcomer]))
  expect(await membersOf(department(2))).toEqual(expect.arrayContaining(moved))
})

describe('two administrators at the same time', () => {
  it('the second rename is refused, and saved over the first only after that one was listed', async () => {
    const [before] = await listed(department(1))
    expect((await rename(department(1), '计算机学院', before?.revision)).code).toBeNull()
    // Asked again after a lost answer, and by somebody with the same name in mind: done.
    expect((await rename(department(1), '计算机学院', before?.revision)).data.formerNames).toHaveLength(1)
    expect((await rename(department(1), '软件学院', before?.revision)).code).toBe(60321)
    expect(backend.db.departments.get(department(1))?.name).toBe('计算机学院')
    const [now] = await listed(department(1))
    expect((await rename(department(1), '软件学院', now?.revision)).data.name).toBe('软件学院')
  })

  it.each([
    ['the department that ends', department(1), () => rename(department(1), '计算机学院')],
    ['the department that takes its people', department(2), () => rename(department(2), '新材料学院')],
    ['a department that took another one', department(2), () => merge([department(3)], department(2))],
  ])('a merge is refused as a whole after a change of %s', async (_which, _id, change) => {
    const seen = await listed(department(1), department(2), department(4))
    expect((await change()).code).toBeNull()
    expect((await merge([department(4), department(1)], department(2), seen)).code).toBe(60321)
    expect(backend.db.departments.get(department(4))?.closedAt).toBeUndefined()
    const now = await listed(department(1), department(2), department(4))
    expect((await merge([department(4), department(1)], department(2), now)).code).toBeNull()
  })

  it('a merge that is sent again under its key gets the answer of the first', async () => {
    const seen = await listed(department(1), department(2))
    const { data } = await merge([department(1)], department(2), seen, 'again')
    expect((await merge([department(1)], department(2), seen, 'again')).data).toEqual(data)
  })

  it('a department that was renamed since is not closed', async () => {
    const { id, revision } = (await create('创新中心')).data
    await rename(id, '创新创业中心')
    expect((await close(id, revision)).code).toBe(60321)
    expect((await close(id, revision + 1)).code).toBeNull()
  })
})

it('an empty department can be closed, and its name can be used again', async () => {
  const { id } = (await create('创新中心')).data
  await move([member('3')], id)
  expect((await close(id)).code).toBe(60311)
  await move([member('3')], department(2))
  expect((await close(id)).data.closedAt).toBeGreaterThan(0)
  const open = await as('unitAdministrator')('query { unitDepartments(unitId: "unit-1") { name } }')
  expect(open.data.map(({ name }: { name: string }) => name)).not.toContain('创新中心')
  expect((await create('创新中心')).data.people).toBe(0)
})

it('moves each person separately and notifies them', async () => {
  const ids = [member('3'), member('departmentAdministrator'), 'membership-user-11-unit-2', member('more-1'), 'nobody']
  const rows = await move(ids, department(4))
  expect(rows.data.map(({ code }: { code: number | null }) => code)).toEqual([null, 60313, 60154, 603003, 603003])
  expect(backend.db.memberships.get(member('3'))?.departments).toEqual([{ id: department(4), isAdmin: 0 }])
  expect(backend.db.messages.where({ userId: 'user-3' }).at(-1)?.title).toContain('经济与管理学院')
  // Moved again: nothing changes, and nobody is told twice.
  const count = backend.db.messages.where({ userId: 'user-3' }).length
  expect((await move([member('3')], department(4))).data).toMatchObject([{ done: true }])
  expect(backend.db.messages.where({ userId: 'user-3' })).toHaveLength(count)
})

it('an administrator of a department sees and exports that department only', async () => {
  const seen = await as('departmentAdministrator')('query { unitDepartments(unitId: "unit-1", closed: true) { id } }')
  expect(seen.data).toEqual([{ id: department(1) }])
  const company = { unitId: 'unit-1', list: 'DEPARTMENT', filter: { keyword: '周敏' } } as const
  expect((await exportAs(as('unitAdministrator'), { company })).rows).toHaveLength(1)
})

it.each([
  ['before its department was renamed', 'content-25DZ1200-004', '生命科学系'],
  ['after its department was renamed', 'content-26JC1400-006', '生命科学学院'],
  ['before its department was merged', 'content-25692100-008', '科技政策研究中心'],
])('a seeded declaration filed %s shows the name of then', async (_when, id, name) => {
  const work = await as('unitAdministrator')('query ($i: ID!) { work(id: $i) { unitDepartment } }', { i: id })
  expect(work.data.unitDepartment).toBe(name)
})
