import { beforeEach, expect, it } from 'vitest'
import { askAs, backendForTest } from '../../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const unitId = 'unit-1'
const member = (user: string) => `membership-user-${user}-unit-1`
const staff = async (filter: object = {}) =>
  (
    await askAs(backend, 'unitAdministrator')(
      'query ($u: ID!, $f: StaffFilter!) { unitStaff(unitId: $u, filter: $f, pageSize: 100) { confirmed toConfirm items { id confirmed actions } } }',
      { u: unitId, f: filter },
    )
  ).data
const confirm = (ids: string[], persona: 'unitAdministrator' | 'departmentAdministrator' = 'unitAdministrator') =>
  askAs(backend, persona)(
    'mutation ($u: ID!, $i: [ID!]!, $k: ID!) { confirmStaff(unitId: $u, ids: $i, key: $k) { id done code } }',
    { u: unitId, i: ids, k: crypto.randomUUID() },
  )

it('the yearly staff check lists unconfirmed people, and each confirmation removes one', async () => {
  const { items, confirmed, toConfirm } = await staff({ confirmed: false })
  expect(items).toHaveLength(toConfirm)
  const [first, second] = items.map(({ id }: { id: string }) => id)
  await confirm([first])
  expect(await staff({ confirmed: false })).toMatchObject({ confirmed: confirmed + 1, toConfirm: toConfirm - 1 })
  // Again is no harm.
  expect((await confirm([first, second])).data).toMatchObject([{ done: true }, { done: true }])
  expect((await staff()).toConfirm).toBe(toConfirm - 2)
  const row = (await staff({ confirmed: true })).items.find(({ id }: { id: string }) => id === first)
  expect(row).toMatchObject({ confirmed: true, actions: expect.not.arrayContaining(['CONFIRM']) })
})

it('the yearly staff check restarts with the new year in China', async () => {
  const [one] = (await staff({ confirmed: true })).items
  const { confirmed } = await staff()
  backend.db.memberships.update(one.id, { confirmedAt: Date.now() - 400 * 24 * 3600_000 })
  expect((await staff()).confirmed).toBe(confirmed - 1)
})

it.each([
  ['a waiting request', member('more-1'), 603003],
  ['another unit’s member', 'membership-user-11-unit-2', 60154],
  ['nobody', 'nothing', 603003],
])('the yearly staff check refuses %s separately', async (_who, id, code) => {
  const [refused, done] = (await confirm([id, member('1')])).data
  expect([refused.code, done.done]).toEqual([code, true])
})

it('the yearly staff check is for the unit administrator only', async () => {
  expect((await confirm([member('1')], 'departmentAdministrator')).code).toBe(60154)
})

it('the yearly staff check is a to-do of the administrator, due at the end of the year, with the number left', async () => {
  const checks = async (persona: 'unitAdministrator' | 'departmentAdministrator' = 'unitAdministrator') =>
    (
      await askAs(
        backend,
        persona,
      )('query { todos(pile: DO, pageSize: 100) { items { id cause title titleEn dueAt link } } }')
    ).data.items.filter(({ cause }: { cause: string }) => cause === 'STAFF_CHECK')
  const { toConfirm } = await staff()
  const left = (await staff({ confirmed: false })).items.map(({ id }: { id: string }) => id)
  expect(left).toHaveLength(toConfirm)
  const [todo] = await checks()
  expect([todo.title, todo.titleEn]).toEqual([
    expect.stringContaining(` ${toConfirm} 人`),
    expect.stringContaining(` ${toConfirm} people`),
  ])
  expect(todo.link).toBe('/company/unit-1/staff?check=open')
  const beijing = new Date(todo.dueAt + 8 * 3600_000).toISOString()
  expect(beijing).toMatch(/-12-31T23:59:59/)
  expect(await checks('departmentAdministrator')).toEqual([])
  await confirm(left.slice(1))
  expect((await checks())[0].title).toContain(' 1 人')
  await confirm(left)
  expect(await checks()).toEqual([])
})
