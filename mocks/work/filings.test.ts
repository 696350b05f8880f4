/** Tests of filings for national projects and foreign experts through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { NationalProjectRow } from '../db/rows-filings'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { matchingLimit } from './kinds/matching'

const backend = backendForTest()
beforeEach(() => backend.reset())

const calls = {
  begin:
    'mutation($kind: String!, $belongsTo: ID!, $facts: JSON) { beginWork(kind: $kind, belongsTo: $belongsTo, facts: $facts) { id state title } }',
  submit:
    'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state number } }',
  decide:
    'mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON) { decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts) { state } }',
  remove: 'mutation($id: ID!) { removeWork(id: $id) }',
  nationals:
    'query($state: String) { nationalProjects(state: $state, pageSize: 50) { total items { id name key limit matched share state mine decides } } }',
  funds: 'query($contentId: ID!) { matchedFunds(contentId: $contentId) { id years { year refusal state } } }',
  entry: 'query($id: ID!) { expertProject(id: $id) { name leaderName workId } }',
  filed: 'query($contentId: ID!) { expertProjectFiled(contentId: $contentId) { id checks { year workId refusal } } }',
  bind: 'mutation($it: ExpertProjectInput!) { bindExpertProject(project: $it) { id } }',
} as const

const { db } = backend
const ownNational = (key: boolean, applied: boolean) => {
  const found = db.nationalProjects
    .where({ leaderId: personaUserId('researcher'), key })
    .find(({ id }) => db.works.where({ kind: 'MATCHING', belongsTo: id }).length > 0 === applied)
  if (!found) throw new Error('no such national project')
  return found
}
const own = (kind: string, state: string) => {
  const found = db.works.where({ kind, state, creatorId: personaUserId('researcher') })[0]
  if (!found) throw new Error(`no ${kind} in ${state}`)
  return found
}
const expertProject = (abnormal: boolean, open: boolean) => {
  const found = db.expertProjects
    .where({ boundBy: null, abnormal })
    .find(({ closesAt }) => closesAt > Date.now() === open)
  if (!found) throw new Error('no such foreign-expert project')
  return found
}
const thisYear = new Date(Date.now() + 8 * 3600_000).getUTCFullYear()
const match = (belongsTo: string) => ({ kind: 'MATCHING', belongsTo })
const fund = (year: unknown, belongsTo = own('MATCHING', 'ACCEPTED').id) => ({
  kind: 'FUND_APPLICATION',
  belongsTo,
  facts: { year },
})
const check = (facts = {}, belongsTo = own('FOREIGN_EXPERT', 'ACCEPTED').id) => ({
  kind: 'FOREIGN_EXPERT_CHECK',
  belongsTo,
  facts,
})
/** What stands in the notice of a project, and the code sent to the researcher. */
const notice = (project = expertProject(false, true), other: object = {}) => {
  const target = db.users.get(personaUserId('researcher'))?.userMobile ?? ''
  if (!db.verificationCodes.get('sent'))
    db.verificationCodes.insert({ id: 'sent', target, code: '246810', sentAt: Date.now(), tries: 0, spent: false })
  const { number, name, unitId, leaderName, checkCode } = project
  const names = { projectNumber: number, projectName: name, undertakingUnit: db.units.get(unitId)?.unitName }
  return { it: { ...names, leader: leaderName, checkCode, verificationCode: '246810', ...other } }
}
const named = (project: ReturnType<typeof expertProject>) => {
  const { checkCode, verificationCode } = notice(project).it
  return { it: { id: project.id, checkCode, verificationCode } }
}
const unverified = () => void db.users.update(personaUserId('researcher'), { userGrade: 1 })
const changed = (kind: string, state: string, changes: object) => db.works.update(own(kind, state).id, changes)

const refusals: {
  title: string
  as?: PersonaId
  call: keyof typeof calls
  with(): Record<string, unknown>
  code: number
}[] = [
  { title: '没有的国家项目', call: 'begin', with: () => match('nothing'), code: 603101 },
  {
    title: '他人牵头的国家项目',
    as: 'unitAdministrator',
    call: 'begin',
    with: () => match('national-2'),
    code: 603102,
  },
  {
    title: '未实名认证',
    as: 'newResearcher',
    call: 'begin',
    with: () => match(db.nationalProjects.update('national-2', { leaderId: personaUserId('newResearcher') }).id),
    code: 60345,
  },
  { title: '直接核定的项目申请匹配', call: 'begin', with: () => match(ownNational(false, false).id), code: 603009 },
  { title: '重复申请匹配', call: 'begin', with: () => match(own('MATCHING', 'ACCEPTED').belongsTo), code: 603104 },
  {
    title: '已经结束的国家项目申请匹配',
    call: 'begin',
    with: () => match(db.nationalProjects.update(ownNational(true, false).id, { end: `${thisYear - 1}-12-31` }).id),
    code: 603412,
  },
  { title: '没有的匹配申请经费', call: 'begin', with: () => fund(thisYear, 'nothing'), code: 603001 },
  { title: '他人的匹配申请经费', as: 'expert', call: 'begin', with: () => fund(thisYear), code: 603102 },
  {
    title: '匹配未通过就申请经费',
    call: 'begin',
    with: () => fund(thisYear, own('MATCHING', 'RETURNED').id),
    code: 603003,
  },
  { title: '计划之外的年度', call: 'begin', with: () => fund(2050), code: 603412 },
  { title: '不是年度的年度', call: 'begin', with: () => fund('今年'), code: 603412 },
  { title: '已申请过的年度', call: 'begin', with: () => fund(thisYear - 1), code: 603104 },
  {
    title: '他人的匹配经费',
    as: 'expert',
    call: 'funds',
    with: () => ({ contentId: own('MATCHING', 'ACCEPTED').id }),
    code: 60154,
  },
  { title: '删除审核中的匹配申请', call: 'remove', with: () => ({ id: own('MATCHING', 'ACCEPTED').id }), code: 603002 },

  { title: '没有的外国专家项目', call: 'entry', with: () => ({ id: 'nothing' }), code: 603101 },
  { title: '项目编号错误', call: 'bind', with: () => notice(undefined, { projectNumber: '26WZ9999' }), code: 603209 },
  { title: '项目名称不一致', call: 'bind', with: () => notice(undefined, { projectName: '别的项目' }), code: 603210 },
  {
    title: '承担单位不一致',
    call: 'bind',
    with: () => notice(undefined, { undertakingUnit: '别的单位' }),
    code: 603211,
  },
  { title: '项目负责人不一致', call: 'bind', with: () => notice(undefined, { leader: '陈思' }), code: 603212 },
  { title: '校验码不一致', call: 'bind', with: () => notice(undefined, { checkCode: 'E0' }), code: 603213 },
  { title: '验证码错误', call: 'bind', with: () => notice(undefined, { verificationCode: '135790' }), code: 603011 },
  { title: '没有外国专家项目权限的人绑定', as: 'newResearcher', call: 'bind', with: () => notice(), code: 60154 },
  { title: '绑定前未实名认证', call: 'bind', with: () => unverified() ?? notice(), code: 60345 },
  {
    title: '已被他人绑定',
    call: 'bind',
    with: () => notice(db.expertProjects.update(expertProject(false, true).id, { boundBy: 'user-1' })),
    code: 603103,
  },
  { title: '年检异常的项目', call: 'bind', with: () => notice(expertProject(true, true)), code: 603411 },
  { title: '按地址绑定年检异常的项目', call: 'bind', with: () => named(expertProject(true, true)), code: 603411 },
  { title: '不在填报时间内', call: 'bind', with: () => notice(expertProject(false, false)), code: 603412 },
  {
    title: '年检异常后开始年度检查',
    call: 'begin',
    with: () => {
      db.expertProjects.update(own('FOREIGN_EXPERT', 'ACCEPTED').belongsTo, { abnormal: true })
      return check()
    },
    code: 603411,
  },
  { title: '开始别的年度的检查', call: 'begin', with: () => check({ year: thisYear + 1 }), code: 603412 },
  {
    title: '检查未通过的项目',
    call: 'begin',
    with: () => check({}, own('FOREIGN_EXPERT', 'RETURNED').id),
    code: 603003,
  },
  { title: '检查他人的项目', as: 'unitAdministrator', call: 'begin', with: () => check(), code: 603102 },
  { title: '检查没有的项目', call: 'begin', with: () => check({}, 'nothing'), code: 603001 },
  { title: '重复检查', call: 'begin', with: () => check({ year: thisYear - 1 }), code: 603104 },
  {
    title: '逾期首次提交项目',
    call: 'submit',
    with: () => {
      const { id, belongsTo } = changed('FOREIGN_EXPERT', 'RETURNED', { state: 'FILLING', submittedAt: null })
      db.expertProjects.update(belongsTo, { closesAt: 1 })
      return { id, seenRevision: db.contents.get(id)?.revision }
    },
    code: 603412,
  },
]

describe('filings of national projects and foreign experts', () => {
  it.each(refusals)(
    '$title：$code, and nothing has changed',
    async ({ as = 'researcher', call, with: variables, code }) => {
      const input = variables()
      const before = JSON.stringify([db.works.all(), db.expertProjects.all()])
      expect((await askAs(backend, as)(calls[call], input)).code).toBe(code)
      expect(JSON.stringify([db.works.all(), db.expertProjects.all()])).toBe(before)
    },
  )

  it('the answer names the phone number for an abnormal check, and the period for a date outside it', async () => {
    const abnormal = await askAs(backend, 'researcher')(calls.bind, notice(expertProject(true, true)))
    expect(abnormal.facts.phone).toMatch(/\d{8}/)
    const { opensAt, closesAt } = expertProject(false, false)
    const closed = await askAs(backend, 'researcher')(calls.bind, notice(expertProject(false, false)))
    expect(closed.facts).toMatchObject({ opensOn: opensAt, closesOn: closesAt })
  })

  it.each([
    ['900', '30', '300', '270'],
    ['1200', '30', '300', '300'],
    ['33.33', '33.3', '1000', '11.1'],
    ['0.01', '20', '100', '0'],
  ])('of %s with %s %% and at most %s, %s can be matched', (funding, ratioLimit, cap, limit) => {
    expect(matchingLimit({ funding, ratioLimit, cap } as NationalProjectRow).toString()).toBe(limit)
  })

  it('national projects list the share of each: the leader’s own, and the unit’s for its administrator', async () => {
    const mine = (await askAs(backend, 'researcher')(calls.nationals)).data
    expect(mine.items.every(({ mine: item }: { mine: boolean }) => item)).toBe(true)
    for (const { key, matched, share, limit, state } of mine.items) {
      if (!key) expect([matched, state]).toEqual([limit, null])
      if (matched !== null) expect(Number(share)).toBeGreaterThan(0)
    }
    const unit = (await askAs(backend, 'unitAdministrator')(calls.nationals)).data
    expect(unit.total).toBe(db.nationalProjects.where({ unitId: 'unit-1' }).length)
    expect((await askAs(backend, 'auditor')(calls.nationals)).data.total).toBe(0)
    // What waits for the unit is told as its own to decide.
    for (const { state, decides } of unit.items) expect(decides).toBe(state === 'UNIT_REVIEW')
    const direct = (await askAs(backend, 'unitAdministrator')(calls.nationals, { state: 'DIRECT' })).data
    expect(direct.items.map(({ key }: { key: boolean }) => key)).not.toContain(true)
  })

  it('a matching begins with the years of its project that are not over', async () => {
    const { id } = ownNational(true, false)
    db.nationalProjects.update(id, { start: `${thisYear - 2}-03-01`, end: `${thisYear + 1}-02-28` })
    const begun = (await askAs(backend, 'researcher')(calls.begin, match(id))).data
    const years = db.contents.get(begun.id)?.values.years as readonly RowValue[]
    expect(years.map(({ cells }) => cells.year)).toEqual([String(thisYear), String(thisYear + 1)])
  })

  it('a second application leads to the existing draft, gets its number on submission, and is decided by the unit', async () => {
    const { id } = ownNational(true, false)
    const ask = askAs(backend, 'researcher')
    const first = (await ask(calls.begin, match(id))).data
    expect((await ask(calls.begin, match(id))).data.id).toBe(first.id)
    const model = db.contents.get(own('MATCHING', 'RETURNED').id)?.values
    const known = db.contents.get(first.id)
    if (!model || !known) throw new Error('nothing to fill in')
    const years = [{ id: 'y', cells: { year: String(thisYear), amount: '100', use: '样机' } }]
    const values = {
      ...model,
      ...known.values,
      amount: '100',
      arrived: '10',
      role: 'lead',
      years,
      shares: model.shares,
    }
    const { use, effect, proof } = model
    db.contents.update(first.id, { values: { ...values, use, effect, proof, commitment: true } as FormValues })
    const handed = await ask(calls.submit, { id: first.id, seenRevision: known.revision })
    expect(handed.data).toMatchObject({ state: 'UNIT_REVIEW', number: expect.stringMatching(`^PT${thisYear}\\d{4}$`) })
    const unit = askAs(backend, 'unitAdministrator')
    expect((await unit(calls.decide, { id: first.id, action: 'PASS' })).data.state).toBe('SUBMITTED')
    expect((await ask(calls.begin, fund(thisYear, first.id))).code).toBe(603003)
    const officer = askAs(backend, 'supervisingDepartment')
    expect((await officer(calls.decide, { id: first.id, action: 'RECEIVE' })).data.state).toBe('RECEIVED')
    await officer(calls.decide, { id: first.id, action: 'PASS', facts: { asRequested: true } })
    const { years: planned } = (await ask(calls.funds, { contentId: first.id })).data
    expect(planned).toEqual([{ year: thisYear, refusal: null, state: null }])
    expect((await ask(calls.begin, fund(thisYear, first.id))).data.state).toBe('FILLING')
  })

  it('a notice binds a project regardless of width, case and spaces, and is free again when its draft is deleted', async () => {
    const project = expertProject(false, true)
    const ask = askAs(backend, 'researcher')
    const wide = [...project.checkCode].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join('')
    const typed = notice(project, {
      checkCode: ` ${wide.toLowerCase()} `,
      projectNumber: ` ${project.number.toLowerCase()}`,
    })
    const bound = (await ask(calls.bind, typed)).data
    expect(db.works.get(bound.id)).toMatchObject({ kind: 'FOREIGN_EXPERT', state: 'FILLING', number: project.number })
    expect((await ask(calls.entry, { id: project.id })).data).toMatchObject({ workId: bound.id, leaderName: '陈**' })
    await ask(calls.remove, { id: bound.id })
    expect(db.expertProjects.get(project.id)?.boundBy).toBeNull()
  })

  it('this year’s annual check starts once, with the expert’s data', async () => {
    const ask = askAs(backend, 'researcher')
    const filed = own('FOREIGN_EXPERT', 'ACCEPTED')
    const [open] = (await ask(calls.filed, { contentId: filed.id })).data.checks
    expect(open).toEqual({ year: thisYear, workId: null, refusal: null })
    const begun = (await ask(calls.begin, check())).data
    expect((await ask(calls.begin, check())).data.id).toBe(begun.id)
    const values = db.contents.get(begun.id)?.values
    expect(values).toMatchObject({ year: String(thisYear), familyName: "O'NEILL", passport: { number: 'PA1234567' } })
  })
})
