/** Tests of handing over the administration of a unit. */
import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'

const backend = backendForTest()
beforeEach(() => backend.reset())

const unitId = 'unit-1'
const as = (who: Parameters<typeof askAs>[1]) => askAs(backend, who)
const ask = (userId: string, who: Parameters<typeof askAs>[1] = 'unitAdministrator', unit = unitId) =>
  as(who)(
    'mutation ($b: ID!, $f: JSON) { beginWork(kind: "ADMINISTRATOR_HANDOVER", belongsTo: $b, facts: $f) { id state } }',
    {
      b: unit,
      f: { userId },
    },
  )
const answer = (id: string, action: 'SIGN' | 'DECLINE', who: PersonaId = 'researcher', opinion: string | null = null) =>
  as(who)('mutation ($i: ID!, $a: WorkAction!, $o: String) { decideWork(id: $i, action: $a, opinion: $o) { state } }', {
    ...{ i: id, a: action, o: opinion },
  })
const withdraw = (id: string, who: PersonaId = 'unitAdministrator') =>
  as(who)('mutation ($i: ID!) { withdrawWork(id: $i) { state } }', { i: id })
const researcher = personaUserId('researcher')
const membership = (user: string) => backend.db.memberships.get(`membership-${user}-unit-1`)
const requestHandover = async () => (await ask(researcher)).data.id as string

it('a handover takes effect once both agree, and the unit always has an administrator', async () => {
  const id = await requestHandover()
  expect(membership(researcher)?.isAdmin).toBe(0)
  const todos = await as('researcher')('query { todos(pile: DO, pageSize: 100) { items { workId link } } }')
  expect(todos.data.items).toContainEqual({ workId: id, link: `/unit-handover/${id}` })
  expect((await answer(id, 'SIGN')).data.state).toBe('HANDED_OVER')
  expect(membership(researcher)).toMatchObject({ isAdmin: 1, departments: [{ id: 'unit-1-department-1', isAdmin: 0 }] })
  expect(membership(personaUserId('unitAdministrator'))).toMatchObject({ isAdmin: 0, roleCodes: ['member'] })
  expect(
    (await as('researcher')('query { unitStaff(unitId: "unit-1", filter: {}) { total } }')).data.total,
  ).toBeGreaterThan(0)
  expect((await as('unitAdministrator')('query { unitStaff(unitId: "unit-1", filter: {}) { total } }')).code).toBe(
    60154,
  )
  const notification = backend.db.messages.where({ userId: personaUserId('unitAdministrator') }).at(-1)
  expect(notification?.title).toContain('已接任')
})

it('who takes over decides about everything that waits for the unit, and the former administrator about nothing', async () => {
  const decides = async (who: PersonaId) => {
    const answer = await as(who)('query { todos(pile: DO, pageSize: 100) { items { cause kind } } }')
    const todos = answer.data.items as { cause: string; kind: string }[]
    return [...new Set(todos.filter(({ cause }) => cause === 'DECIDE').map(({ kind }) => kind))].toSorted()
  }
  const before = await decides('unitAdministrator')
  expect(before).toEqual(expect.arrayContaining(['FOREIGN_EXPERT', 'science-base']))
  await answer(await requestHandover(), 'SIGN')
  expect(await decides('researcher')).toEqual(expect.arrayContaining(before))
  expect(await decides('unitAdministrator')).toEqual([])
})

it('who takes over has the menu with the reports of the platforms that the unit hosts', async () => {
  const permissions = () => backend.db.users.get(researcher)?.permissions ?? []
  backend.db.users.update(researcher, { permissions: permissions().filter((one) => one !== 's02.f9008') })
  await answer(await requestHandover(), 'SIGN')
  expect(permissions()).toContain('s02.f9008')
})

it('who takes over signs the contracts that wait for the unit, as the former administrator cannot any more', async () => {
  const waiting = () =>
    backend.db.works
      .where({ kind: 'TASK_BOOK', unitId, state: 'TO_SIGN' })
      .flatMap(({ assigned }) => assigned.signer ?? [])
  const former = personaUserId('unitAdministrator')
  const before = waiting()
  expect(before).toContain(former)
  await answer(await requestHandover(), 'SIGN')
  expect(waiting()).toEqual(before.map((signer) => (signer === former ? researcher : signer)))
  const unsigned = backend.db.signatures.where({ signerId: former, signedAt: null }).map(({ party }) => party)
  expect(unsigned).not.toContain('承担单位')
})

it('a handover that is declined with a reason, or withdrawn, changes nothing', async () => {
  const id = await requestHandover()
  expect((await answer(id, 'DECLINE')).code).toBe(603004)
  expect((await answer(id, 'DECLINE', 'researcher', '明年退休')).data.state).toBe('DECLINED')
  expect((await withdraw(await requestHandover())).data.state).toBe('WITHDRAWN')
  expect(backend.db.messages.where({ userId: researcher }).at(-1)?.title).toContain('：已撤回')
  expect(membership(personaUserId('unitAdministrator'))?.isAdmin).toBe(1)
  expect(membership(researcher)?.isAdmin).toBe(0)
})

it('a handover asked for again after a lost answer is answered, and made once', async () => {
  const id = await requestHandover()
  expect(await requestHandover()).toBe(id)
  expect(backend.db.works.where({ kind: 'ADMINISTRATOR_HANDOVER', unitId, state: 'TO_ACCEPT' })).toHaveLength(1)
})

describe('a handover is refused', () => {
  it.each<[string, () => Promise<{ code: number | null }>, number]>([
    ['to somebody outside the unit', () => ask(personaUserId('expert')), 60317],
    ['to nobody', () => ask('nobody'), 60317],
    ['to one whose request waits', () => ask('user-more-1'), 60317],
    ['to oneself', () => ask(personaUserId('unitAdministrator')), 60315],
    [
      'to a second person',
      async () => {
        await requestHandover()
        return ask('user-1')
      },
      60314,
    ],
    ['by a department’s administrator', () => ask(researcher, 'departmentAdministrator'), 60154],
    ['of another unit', () => ask('user-12', 'unitAdministrator', 'unit-2'), 60154],
    ['when somebody else accepts it', async () => answer(await requestHandover(), 'SIGN', 'academician'), 60154],
    [
      'when it was withdrawn',
      async () => {
        const id = await requestHandover()
        await withdraw(id)
        return answer(id, 'SIGN')
      },
      60316,
    ],
    [
      'when the person who asked administers the unit no more',
      async () => {
        const id = await requestHandover()
        backend.db.memberships.update(`membership-${personaUserId('unitAdministrator')}-unit-1`, { isAdmin: 0 })
        return answer(id, 'SIGN')
      },
      60318,
    ],
    [
      'when the person asked has left the unit',
      async () => {
        const id = await requestHandover()
        backend.db.memberships.remove(`membership-${researcher}-unit-1`)
        return answer(id, 'SIGN')
      },
      60317,
    ],
  ])('%s', async (_when, call, code) => {
    expect((await call()).code).toBe(code)
  })
})
