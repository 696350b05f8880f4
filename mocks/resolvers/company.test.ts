import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { randomId } from '@/lib/random-id'
import { dictionaryId } from '../db/seeds/dictionary-id'
import { startBackend } from '../node'
import { type PersonaId, personaUserId } from '../personas'
import { ask } from '../testing'
import { takeBackTime } from '../work/batch/decide-batch'
import { askAs } from './ask-as'
import type { CompanyListFilter } from './export.generated'
import { exportAs } from './export-as'

const backend = startBackend()
beforeAll(() => backend.reset())
afterEach(() => backend.reset())

const unitId = 'unit-1'
const asking = 'membership-user-more-1-unit-1'
const token = (persona: PersonaId) => backend.signIn(persona)
const staff = (persona: PersonaId, filter: object = {}, unit = unitId) =>
  ask(
    'permission',
    'query ($u: ID!, $f: StaffFilter!) { unitStaff(unitId: $u, filter: $f, pageSize: 100) { total waiting items { id userFullname applyStatus actions userDepartments { name } } } }',
    { u: unit, f: filter },
    token(persona),
  )
const step = (name: string, ids: string[], persona: PersonaId = 'unitAdministrator') =>
  ask(
    'permission',
    `mutation ($ids: [ID!]!) { ${name}(unitId: "${unitId}", ids: $ids, key: "once") { id userFullname done code } }`,
    { ids },
    token(persona),
  )
const decide = (ids: string[], action: string, opinion?: string, persona: PersonaId = 'unitAdministrator') =>
  ask(
    'workflow',
    'mutation ($ids: [ID!]!, $a: WorkAction!, $o: String, $key: ID!) { decideWorks(ids: $ids, action: $a, opinion: $o, key: $key) { title done code } }',
    { ids, a: action, o: opinion, key: randomId() },
    token(persona),
  )
/** The letters of a batch wait; a later call finds them sent. */
const lettersSent = () => {
  backend.advance(takeBackTime)
  return staff('unitAdministrator')
}
const items = (answer: Awaited<ReturnType<typeof staff>>) =>
  (answer.data.unitStaff as { items: { id: string; userFullname: string; actions: string[] }[] }).items

describe('the staff of a unit', () => {
  it('holds requests made in the dialog, and an approved person becomes a member who may declare', async () => {
    const bind = 'mutation ($i: ID!, $n: String!) { userUnitBind(unitId: $i, unitName: $n) }'
    const response = await ask('permission', bind, { i: unitId, n: '上海申江大学' }, token('newResearcher'))
    expect(response.data.userUnitBind).toBe(true)
    // The longest wait is due first.
    const first = items(await staff('unitAdministrator', { applyStatus: 1 })).at(-1)
    expect(first).toMatchObject({ userFullname: '林晓岚', actions: ['APPROVE', 'REFUSE'] })
    const result = await decide([first?.id ?? ''], 'PASS')
    expect(result.data.decideWorks).toMatchObject([{ title: '林晓岚的单位关联申请', done: true, code: null }])
    const units = 'query { userUnits(applyStatus: 2) { applyStatus isDefault unit { unitName } } }'
    const mine = await ask('permission', units, {}, token('newResearcher'))
    expect(mine.data.userUnits).toEqual([{ applyStatus: 2, isDefault: 1, unit: { unitName: '上海申江大学' } }])
    expect(backend.db.users.get('user-newResearcher')?.permissions).toContain('s02.f009')
    await lettersSent()
    expect(backend.db.messages.where({ userId: 'user-newResearcher' }).at(-1)?.title).toContain('您已加入')
  })

  it('reports each row of a batch separately', async () => {
    const result = await decide([asking, 'membership-user-1-unit-1', 'membership-nobody'], 'PASS')
    expect(result.data.decideWorks).toMatchObject([
      { title: '钱一鸣的单位关联申请', done: true, code: null },
      { title: '李文博的单位关联申请', done: false, code: 603003 },
      { title: null, done: false, code: 603001 },
    ])
    expect(backend.db.memberships.get(asking)?.applyStatus).toBe(2)
  })

  it('is refused only with a reason, which the person receives', async () => {
    expect((await decide([asking], 'REFUSE', '  ')).data.decideWorks).toMatchObject([{ done: false, code: 603004 }])
    expect(backend.db.memberships.get(asking)?.applyStatus).toBe(1)
    await decide([asking], 'REFUSE', '请先办理入职')
    expect(backend.db.memberships.get(asking)?.applyStatus).toBe(3)
    expect(backend.db.works.get(asking)?.opinion).toBe('请先办理入职')
    await lettersSent()
    expect(backend.db.messages.where({ userId: 'user-more-1' }).at(-1)?.content).toContain('请先办理入职')
  })

  it('cannot lose the administrator who acts, the last administrator, or people whose declaration is under review', async () => {
    const busy = backend.db.works.where({ kind: 'DECLARATION', unitId, state: 'UNIT_REVIEW' })[0]?.creatorId
    const ids = [
      'membership-user-unitAdministrator-unit-1',
      `membership-${busy}-unit-1`,
      'membership-user-more-13-unit-1',
    ]
    const result = await step('removeStaff', ids)
    expect((result.data.removeStaff as { code: number | null }[]).map(({ code }) => code)).toEqual([60306, 60308, null])
    expect(backend.db.memberships.get('membership-user-more-13-unit-1')).toBeUndefined()
  })

  it('gets roles with their permissions, and keeps at least one administrator', async () => {
    const roles = (id: string, isAdmin: boolean, departments: object[]) =>
      ask(
        'permission',
        'mutation ($id: ID!, $a: Boolean!, $d: [DepartmentInput!]!) { saveStaffRoles(unitId: "unit-1", id: $id, isAdmin: $a, departments: $d) { isAdmin userUnitRole { roleCode } userDepartments { name isAdmin } } }',
        { id, a: isAdmin, d: departments },
        token('unitAdministrator'),
      )
    const membership = { id: 'unit-1-department-2', isAdmin: true }
    const saved = await roles('membership-user-2-unit-1', false, [membership])
    expect(saved.data.saveStaffRoles).toEqual({
      isAdmin: 0,
      userUnitRole: [{ roleCode: 'department_admin' }],
      userDepartments: [{ name: '材料科学与工程学院', isAdmin: 1 }],
    })
    expect(backend.db.users.get('user-2')?.permissions).toContain('s01.f019')
    await roles('membership-user-2-unit-1', false, [])
    expect(backend.db.users.get('user-2')?.permissions).toEqual(['s02.f009'])
    expect((await roles('membership-user-unitAdministrator-unit-1', false, [])).code).toBe(60306)
    expect((await roles('membership-user-2-unit-1', false, [{ id: 'unit-2-department-1', isAdmin: true }])).code).toBe(
      60154,
    )
  })

  it('has no more rights of an administrator once removed from the unit: its menus would lead to refusals', async () => {
    const menu = async () => {
      const answer = await ask(
        'permission',
        'query { menuSystem { groups { groupCode } } }',
        {},
        token('departmentAdministrator'),
      )
      return (answer.data.menuSystem as { groups: { groupCode: string }[] }[]).flatMap(({ groups }) =>
        groups.map(({ groupCode }) => groupCode),
      )
    }
    expect(await menu()).toEqual(expect.arrayContaining(['f019', 'f006']))
    await step('removeStaff', ['membership-user-departmentAdministrator-unit-1'])
    for (const group of ['f019', 'f006']) expect(await menu()).not.toContain(group)
  })

  it('is read-only for a department’s administrator, limited to the department', async () => {
    const own = items(await staff('departmentAdministrator'))
    expect(own.length).toBeGreaterThan(3)
    expect(own.length).toBeLessThan(items(await staff('unitAdministrator')).length)
    expect(own.every(({ actions }) => actions.length === 0)).toBe(true)
    const refused = await decide([asking], 'PASS', undefined, 'departmentAdministrator')
    expect(refused.data.decideWorks).toMatchObject([{ done: false, code: 60154 }])
  })

  it.each<PersonaId>(['researcher', 'newResearcher', 'auditor'])('is not readable for %s', async (persona) => {
    expect((await staff(persona)).code).toBe(60154)
  })

  it('is not readable for the administrator of another unit', async () => {
    expect((await staff('unitAdministrator', {}, 'unit-2')).code).toBe(60154)
  })
})

describe('other decisions of a unit', () => {
  it('are refused about the administrator’s own items, in a batch and one by one', async () => {
    const own = personaUserId('unitAdministrator')
    const waiting = ['MEMBERSHIP', 'EXPERT_APPLICATION', 'MATCHING'].map((kind) => {
      const [work] = backend.db.works.where((work) => work.kind === kind && /^(1|UNIT_REVIEW)$/.test(work.state))
      if (!work) throw new Error(`no ${kind} waits`)
      return backend.db.works.update(work.id, { creatorId: own, unitId }).id
    })
    const result = await decide(waiting, 'PASS')
    expect((result.data.decideWorks as { code: number }[]).map(({ code }) => code)).toEqual([60154, 60154, 60154])
  })

  it('approve an expert application, return another with a reason, and never decide twice', async () => {
    expect((await decide(['expert-apply-user-1'], 'RETURN')).data.decideWorks).toMatchObject([{ code: 603004 }])
    await decide(['expert-apply-user-1'], 'RETURN', '缺少证明')
    const applications =
      'query ($id: ID) { expert(userId: $id) { listExpertApply { applyStatus editStatus applyUnitReason } } }'
    const of = async (id: string) => (await ask('expert', applications, { id }, token('unitAdministrator'))).data.expert
    expect(await of('user-1')).toMatchObject({ listExpertApply: [{ applyStatus: 4, applyUnitReason: '缺少证明' }] })
    await decide(['expert-edit-user-6'], 'PASS')
    expect(await of('user-6')).toMatchObject({ listExpertApply: [{ applyStatus: 3, editStatus: 2 }] })
    const again = await decide(['expert-edit-user-6', 'expert-apply-user-11'], 'PASS')
    expect((again.data.decideWorks as { code: number }[]).map(({ code }) => code)).toEqual([603003, 60154])
  })

  it.each([
    ['achievement-transformation', 'unitAdministrator', true],
    ['FOREIGN_EXPERT', 'unitAdministrator', true],
    ['achievement-transformation', 'departmentAdministrator', false],
    ['FOREIGN_EXPERT', 'departmentAdministrator', false],
    ['MATCHING', 'departmentAdministrator', true],
  ] as const)('show filings of kind %s to the %s according to the permission', async (kind, persona, may) => {
    const query = 'query ($f: WorkFilter!) { works(filter: $f) { total items { decisions } } }'
    const filter = { kinds: [kind], unitId, scope: 'REVIEW' }
    const { total, items } = (await ask('workflow', query, { f: filter }, token(persona))).data.works as {
      total: number
      items: { decisions: string[] }[]
    }
    expect(total > 0).toBe(may)
    if (persona === 'departmentAdministrator') expect(items.flatMap(({ decisions }) => decisions)).toEqual([])
  })

  it.each([
    ['todos', '{ todos(pile: DO, pageSize: 100) { items { workId link } } }', 'workflow'],
    ['works', 'query ($f: WorkFilter!) { works(filter: $f, pageSize: 100) { items { workId: id } } }', 'workflow'],
  ] as const)(
    'find transformations waiting in %s, and leave drafts out of the filed ones',
    async (name, query, endpoint) => {
      const filter = { kinds: ['achievement-transformation'], unitId, scope: 'REVIEW', handedIn: true }
      const answer = await ask(endpoint, query, { f: filter }, token('unitAdministrator'))
      const { items } = answer.data[name] as { items: { workId: string; link?: string }[] }
      const [waiting] = backend.db.works.where({ kind: 'achievement-transformation', state: 'HOST_REVIEW', unitId })
      const found = items.find(({ workId }) => workId === waiting?.id)
      expect(found).toBeTruthy()
      if (name === 'todos') expect(found?.link).toBe(`/company/${unitId}/achievements/${waiting?.id}`)
      const [unbegun] = backend.db.works.where({ kind: 'achievement-transformation', state: 'NOT_BEGUN', unitId })
      expect(unbegun).toBeTruthy()
      expect(items.map(({ workId }) => workId)).not.toContain(unbegun?.id)
    },
  )

  it('save the unit’s information once, keep the certificate’s part, and refuse an outdated version', async () => {
    const save = (unit: object) =>
      ask(
        'permission',
        'mutation ($u: UnitInfoInput!) { saveUnitInfo(unitId: "unit-1", unit: $u) { unitName revision unitZipcode } }',
        { u: unit },
        token('unitAdministrator'),
      )
    const filled = {
      revision: 1,
      unitName: '别的名字',
      unitArea: dictionaryId('user_shanghai_District', '310110'),
      unitProperties: dictionaryId('user_unit_properties', '10'),
      unitSubordination: dictionaryId('user_unit_subordination', '20'),
      unitContactName: '王建华',
      unitContactMobile: '13800001003',
      unitEmail: 'a@example.cn',
      unitAddress: '申江路1号',
      unitZipcode: '200434',
    }
    const saved = await save(filled)
    expect(saved.data.saveUnitInfo).toEqual({ unitName: '上海申江大学', revision: 2, unitZipcode: '200434' })
    expect((await save(filled)).code).toBe(60408)
    const wrong = await save({ ...filled, revision: 2, unitZipcode: '1', unitArea: dictionaryId('tribe', '01') })
    expect([wrong.code, (wrong.facts.problems as { field: string }[]).map(({ field }) => field)]).toEqual([
      60405,
      ['unitZipcode', 'unitArea'],
    ])
  })

  it('export what the filters show, with masked numbers', async () => {
    const exported = (filter: CompanyListFilter) =>
      exportAs(askAs(backend, 'unitAdministrator'), { company: { unitId: 'unit-1', list: 'STAFF', filter } })
    const { head, rows } = await exported({})
    expect((await exported({ state: '1' })).rows).toHaveLength(5)
    expect(rows.length).toBeGreaterThan(20)
    const mobiles = rows.map((row) => row[head.indexOf('手机号码')] ?? '')
    expect(mobiles.filter((mobile) => !/^(\*{7}\d{4})?$/.test(mobile))).toEqual([])
  })

  it('count the unit’s projects by year without drafts', async () => {
    const query = 'query { companyStatistics(unitId: "unit-1") { year states { state count } requested approved } }'
    const answer = await ask('program', query, {}, token('unitAdministrator'))
    const years = answer.data.companyStatistics as { states: { state: string; count: number }[] }[]
    const counted = years.flatMap(({ states }) => states).reduce((sum, { count }) => sum + count, 0)
    const filed = backend.db.works.where(
      (work) => work.kind === 'DECLARATION' && work.unitId === unitId && work.state !== 'DRAFT',
    )
    expect(counted).toBe(filed.length)
    expect(years.flatMap(({ states }) => states).some(({ state }) => state === 'DRAFT')).toBe(false)
  })
})
