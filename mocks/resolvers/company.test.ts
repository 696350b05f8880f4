// @vitest-environment node
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startBackend } from '../node'
import { type PersonaId, personaUserId } from '../personas'
import { ask } from '../testing'

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
const step = (name: string, ids: string[], extra = '', persona: PersonaId = 'unitAdministrator') =>
  ask(
    'permission',
    `mutation ($ids: [ID!]!) { ${name}(unitId: "${unitId}", ids: $ids${extra}) { id userFullname done code } }`,
    { ids },
    token(persona),
  )
const items = (answer: Awaited<ReturnType<typeof staff>>) =>
  (answer.data.unitStaff as { items: { id: string; userFullname: string; actions: string[] }[] }).items

describe('the staff of a unit', () => {
  it('holds a request made in the dialog, and its approval makes the person a member who may declare', async () => {
    const bind = 'mutation ($i: ID!, $n: String!) { userUnitBind(unitId: $i, unitName: $n) }'
    const asked = await ask('permission', bind, { i: unitId, n: '上海申江大学' }, token('newResearcher'))
    expect(asked.data.userUnitBind).toBe(true)
    // The longest wait is due first.
    const first = items(await staff('unitAdministrator', { applyStatus: 1 })).at(-1)
    expect(first).toMatchObject({ userFullname: '林晓岚', actions: ['APPROVE', 'REFUSE'] })
    const told = await step('approveStaff', [first?.id ?? ''])
    expect(told.data.approveStaff).toMatchObject([{ userFullname: '林晓岚', done: true, code: null }])
    const units = 'query { userUnits(applyStatus: 2) { applyStatus isDefault unit { unitName } } }'
    const mine = await ask('permission', units, {}, token('newResearcher'))
    expect(mine.data.userUnits).toEqual([{ applyStatus: 2, isDefault: 1, unit: { unitName: '上海申江大学' } }])
    expect(backend.db.users.get('user-newResearcher')?.permissions).toContain('s02.f009')
    expect(backend.db.messages.where({ userId: 'user-newResearcher' }).at(-1)?.title).toContain('您已加入')
  })

  it('reports each row of a batch on its own', async () => {
    const told = await step('approveStaff', [asking, 'membership-user-1-unit-1', 'membership-nobody'])
    expect(told.data.approveStaff).toMatchObject([
      { userFullname: '钱一鸣', done: true, code: null },
      { userFullname: '李文博', done: false, code: 603003 },
      { userFullname: null, done: false, code: 603003 },
    ])
    expect(backend.db.memberships.get(asking)?.applyStatus).toBe(2)
  })

  it('refuses with a reason that reaches the person, and not without one', async () => {
    expect((await step('refuseStaff', [asking], ', reason: "  "')).code).toBe(603004)
    expect(backend.db.memberships.get(asking)?.applyStatus).toBe(1)
    await step('refuseStaff', [asking], ', reason: "请先办理入职"')
    expect(backend.db.memberships.get(asking)).toMatchObject({ applyStatus: 3, reason: '请先办理入职' })
    expect(backend.db.messages.where({ userId: 'user-more-1' }).at(-1)?.content).toContain('请先办理入职')
  })

  it('keeps oneself, the last administrator, and people whose declaration is under review', async () => {
    const busy = backend.db.declarations.where({ unitId, state: 'UNIT_REVIEW' })[0]?.creatorId
    const ids = [
      'membership-user-unitAdministrator-unit-1',
      `membership-${busy}-unit-1`,
      'membership-user-more-13-unit-1',
    ]
    const told = await step('removeStaff', ids)
    expect((told.data.removeStaff as { code: number | null }[]).map(({ code }) => code)).toEqual([60306, 60308, null])
    expect(backend.db.memberships.get('membership-user-more-13-unit-1')).toBeUndefined()
  })

  it('gives roles with what they take, and keeps one administrator', async () => {
    const roles = (id: string, isAdmin: boolean, departments: object[]) =>
      ask(
        'permission',
        'mutation ($id: ID!, $a: Boolean!, $d: [DepartmentInput!]!) { saveStaffRoles(unitId: "unit-1", id: $id, isAdmin: $a, departments: $d) { isAdmin userUnitRole { roleCode } userDepartments { name isAdmin } } }',
        { id, a: isAdmin, d: departments },
        token('unitAdministrator'),
      )
    const place = { id: 'unit-1-department-2', isAdmin: true }
    const saved = await roles('membership-user-2-unit-1', false, [place])
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

  it('shows a department’s administrator the department, to look at only', async () => {
    const own = items(await staff('departmentAdministrator'))
    expect(own.length).toBeGreaterThan(3)
    expect(own.length).toBeLessThan(items(await staff('unitAdministrator')).length)
    expect(own.every(({ actions }) => actions.length === 0)).toBe(true)
    expect((await step('approveStaff', [asking], '', 'departmentAdministrator')).code).toBe(60154)
  })

  it.each<PersonaId>(['researcher', 'newResearcher', 'auditor'])('is closed to %s', async (persona) => {
    expect((await staff(persona)).code).toBe(60154)
  })

  it('is closed to the administrator of another unit', async () => {
    expect((await staff('unitAdministrator', {}, 'unit-2')).code).toBe(60154)
  })
})

describe('what else a unit decides', () => {
  it('lets nobody decide about what is their own, in a batch as one by one', async () => {
    const own = personaUserId('unitAdministrator')
    backend.db.memberships.update('membership-user-1-unit-1', { applyStatus: 1, userId: own })
    backend.db.expertApplies.update('expert-apply-user-1', { userId: own, applyStatus: 1 })
    const [filing] = backend.db.unitFilings.where({ unitId: 'unit-1', kind: 'MATCHING', state: 'UNIT_REVIEW' })
    if (!filing) throw new Error('nothing waits')
    backend.db.unitFilings.update(filing.id, { creatorId: own })
    const decide = async (endpoint: Parameters<typeof ask>[0], call: string) => {
      const { data } = await ask(endpoint, `mutation { told: ${call} { done code } }`, {}, token('unitAdministrator'))
      return data.told
    }
    const refused = [{ done: false, code: 60154 }]
    expect(await decide('permission', 'approveStaff(unitId: "unit-1", ids: ["membership-user-1-unit-1"])')).toEqual(
      refused,
    )
    expect(
      await decide('expert', 'reviewUnitExperts(unitId: "unit-1", ids: ["expert-apply-user-1"], decision: PASS)'),
    ).toEqual(refused)
    expect(
      await decide(
        'program',
        `reviewUnitFilings(unitId: "unit-1", kind: MATCHING, ids: ["${filing.id}"], decision: PASS)`,
      ),
    ).toEqual(refused)
  })

  it('passes an expert application on, returns another with a reason, and never decides twice', async () => {
    const decide = (ids: string[], decision: string, reason?: string) =>
      ask(
        'expert',
        'mutation ($ids: [ID!]!, $d: UnitExpertDecision!, $r: String) { reviewUnitExperts(unitId: "unit-1", ids: $ids, decision: $d, reason: $r) { userFullname done code } }',
        { ids, d: decision, r: reason },
        token('unitAdministrator'),
      )
    expect((await decide(['expert-apply-user-1'], 'RETURN')).code).toBe(603004)
    await decide(['expert-apply-user-1'], 'RETURN', '缺少证明')
    expect(backend.db.expertApplies.get('expert-apply-user-1')).toMatchObject({
      applyStatus: 4,
      applyUnitReason: '缺少证明',
    })
    await decide(['expert-apply-user-6'], 'PASS')
    expect(backend.db.expertApplies.get('expert-apply-user-6')).toMatchObject({ applyStatus: 3, editStatus: 2 })
    const again = await decide(['expert-apply-user-6', 'expert-apply-user-11'], 'PASS')
    expect((again.data.reviewUnitExperts as { code: number }[]).map(({ code }) => code)).toEqual([603003, 60154])
  })

  it.each([
    ['ACHIEVEMENT', 'unitAdministrator', undefined],
    ['FOREIGN_EXPERT', 'unitAdministrator', undefined],
    ['ACHIEVEMENT', 'departmentAdministrator', 60154],
    ['FOREIGN_EXPERT', 'departmentAdministrator', 60154],
    ['MATCHING', 'departmentAdministrator', undefined],
  ] as const)('shows filings of kind %s to the %s as its permission says', async (kind, persona, code) => {
    const query =
      'query ($k: UnitFilingKind!) { unitFilings(unitId: "unit-1", kind: $k, filter: {}) { total items { state } } }'
    expect((await ask('program', query, { k: kind }, token(persona))).code).toBe(code)
  })

  it('saves its information once, keeps the certificate’s part, and refuses an older version', async () => {
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
      unitArea: 'user_shanghai_District.310110',
      unitProperties: 'user_unit_properties.10',
      unitSubordination: 'user_unit_subordination.20',
      unitContactName: '王建华',
      unitContactMobile: '13800001003',
      unitEmail: 'a@example.cn',
      unitAddress: '申江路1号',
      unitZipcode: '200434',
    }
    const saved = await save(filled)
    expect(saved.data.saveUnitInfo).toEqual({ unitName: '上海申江大学', revision: 2, unitZipcode: '200434' })
    expect((await save(filled)).code).toBe(60408)
    const wrong = await save({ ...filled, revision: 2, unitZipcode: '1', unitArea: 'tribe.01' })
    expect([wrong.code, (wrong.facts.problems as { field: string }[]).map(({ field }) => field)]).toEqual([
      60405,
      ['unitZipcode', 'unitArea'],
    ])
  })

  it('exports what the filters show, with numbers masked and nothing a formula', async () => {
    const query =
      'query ($f: CompanyListFilter!) { companyXlsx(unitId: "unit-1", list: STAFF, filter: $f) { name rows } }'
    const all = await ask('export', query, { f: {} }, token('unitAdministrator'))
    const waiting = await ask('export', query, { f: { state: '1' } }, token('unitAdministrator'))
    expect(waiting.data.companyXlsx).toMatchObject({ rows: 5 })
    expect((all.data.companyXlsx as { rows: number }).rows).toBeGreaterThan(20)
  })

  it('counts its projects by year without drafts', async () => {
    const query = 'query { companyStatistics(unitId: "unit-1") { year states { state count } requested approved } }'
    const answer = await ask('program', query, {}, token('unitAdministrator'))
    const years = answer.data.companyStatistics as { states: { state: string; count: number }[] }[]
    const counted = years.flatMap(({ states }) => states).reduce((sum, { count }) => sum + count, 0)
    const filed = backend.db.declarations.where((one) => one.unitId === unitId && one.state !== 'DRAFT')
    expect(counted).toBe(filed.length)
    expect(years.flatMap(({ states }) => states).some(({ state }) => state === 'DRAFT')).toBe(false)
  })
})
