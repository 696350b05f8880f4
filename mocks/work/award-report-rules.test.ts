/** What an award report begins with, what holds it up, and what the formal examination asks for; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallAwards } from '../../tests/small-awards'
import { refusalFacts, refusalOf } from '../../tests/small-backend'
import { university } from '../../tests/small-university'
import type { WorkRow } from '../db/rows-work'
import { awardMaterialRules, awardReportRules, beginAwardReport } from './kinds/award-report'
import type { Taking } from './rules'

let { backend, nomination } = smallAwards()
beforeEach(() => {
  ;({ backend, nomination } = smallAwards())
})
const { now, day } = backend
const begin = (more: Partial<WorkRow> = {}, values: object = {}, who = '陈思远', moment = now) =>
  beginAwardReport(backend.as(who, { now: moment }), nomination('n', more, values))
const valuesOf = ({ id }: WorkRow) => backend.db.contents.get(id)?.values ?? {}
const report = (state: string, more: Partial<WorkRow> = {}) =>
  backend.work('AWARD_REPORT', 'r', { belongsTo: 'n', creatorId: '陈思远', unitId: university, state, ...more })
const of = (kind: 'AWARD_MATERIAL' | 'AWARD_OBJECTION', state: string) =>
  backend.work(kind, `${kind}-${state}`, { belongsTo: 'r', state })
const taking = (action: Taking['action'], work: WorkRow, more: Partial<Taking> = {}) =>
  ({ action, work, to: 'named', opinion: null, ...more }) as Taking

describe('an award report', () => {
  beforeEach(() => {
    backend.db.users.update('陈思远', {
      userMobile: '13800000001',
      userPosition: '教授',
      userCertificate: '3101',
      userEmail: 'c@x.cn',
    })
    backend.db.memberships.update(`陈思远@${university}`, { departments: [{ id: '材料系', isAdmin: 0 }] })
  })

  it('begins with the nomination, its nominee first among the persons, their unit first among the units', () => {
    const work = begin({}, { keywords: '声学', since: '2020-01', nomineeEmail: 'other@x.cn' })
    expect(work).toMatchObject({
      ...{ kind: 'AWARD_REPORT', belongsTo: 'n', projectId: null, creatorId: '陈思远', number: 'TM20260001' },
      ...{
        title: '深海传感',
        unitId: university,
        departmentId: '材料系',
        deadline: now + 40 * day,
        formId: 'award-report',
      },
      ...{ assigned: { nominator: ['钱院士'] } },
      facts: { year: 2026, award: '上海市科学技术奖', category: '自然科学奖', nominator: '钱院士' },
    })
    expect(valuesOf(work)).toMatchObject({
      ...{ projectName: '深海传感', keywords: '声学', award: '上海市科学技术奖', category: '自然科学奖' },
      persons: [
        {
          id: 'p1',
          cells: {
            name: '陈思远',
            mobile: '13800000001',
            title: '教授',
            unit: university,
            certificate: { type: '111', number: '3101' },
          },
        },
      ],
      units: [{ id: 'u1', cells: { unit: { id: university, name: university } } }],
    })
  })

  it('is in the name of the default unit, else of the first', () => {
    backend.unit('上海微芯')
    backend.member('陈思远', '上海微芯', { isDefault: 0 })
    expect(begin().unitId).toBe(university)
    backend.db.memberships.update(`陈思远@${university}`, { isDefault: 0 })
    backend.db.memberships.update('陈思远@上海微芯', { isDefault: 1 })
    backend.db.works.remove('n')
    backend.db.contents.remove('n')
    for (const { id } of backend.db.works.where({ kind: 'AWARD_REPORT' })) backend.db.works.remove(id)
    expect(begin()).toMatchObject({ unitId: '上海微芯', departmentId: null })
  })

  it('of a person without a title of a project has none, and of one without a unit names where they work', () => {
    backend.db.memberships.remove(`陈思远@${university}`)
    backend.db.users.update('陈思远', { userCertificate: null } as never)
    const work = begin({ facts: { achievement: '', nomineeUnit: '海洋研究所' } as never })
    expect(work).toMatchObject({ unitId: '', departmentId: null })
    expect(valuesOf(work)).toMatchObject({
      projectName: '',
      persons: [{ cells: { unit: '海洋研究所', certificate: null } }],
      units: [{ id: 'u1', cells: { unit: null } }],
    })
  })

  it('names a nominee from abroad as their nomination does, with its passport', () => {
    const passport = { type: '414', number: 'AA3418827' }
    const work = begin({ kind: 'FOREIGN_NOMINATION' }, { givenNames: 'Eva', familyName: 'Lindqvist', passport })
    expect(valuesOf(work).persons).toMatchObject([{ cells: { name: 'Eva Lindqvist', certificate: passport } }])
  })

  it('of a nominee from abroad has its own form and English names, and no unit where there is none', () => {
    backend.person('Keller', [], { userEmail: '' })
    const work = begin({ kind: 'FOREIGN_NOMINATION' }, { nomineeEmail: 'keller@x.org' }, 'Keller')
    expect(work).toMatchObject({ formId: 'foreign-award-report', unitId: '' })
    expect(valuesOf(work)).toMatchObject({
      ...{
        award: 'Shanghai Award',
        category: 'Natural Science Award',
        nominator: 'Qian',
        contactEmail: 'keller@x.org',
      },
      units: [],
    })
    expect(work.facts).toMatchObject({ award: '上海市科学技术奖', category: '自然科学奖', nominator: '钱院士' })
  })

  it.each<[string, () => unknown, object]>([
    ['twice', () => report('FILLING') && begin(), { code: 60920 }],
    ['by the nominator', () => begin({}, {}, '钱院士'), { code: 60923 }],
    [
      'after the filing has closed',
      () => begin({}, {}, '陈思远', now + 40 * day),
      { code: 60902, deadline: now + 40 * day },
    ],
  ])('is not begun %s', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('is begun until the last moment; where no day is known, without one', () => {
    expect(begin({}, {}, '陈思远', now + 40 * day - 1).deadline).toBe(now + 40 * day)
    const open = nomination('open', { facts: { reportBy: null } as never })
    expect(beginAwardReport(backend.as('陈思远'), open).deadline).toBeNull()
  })

  it.each([
    ['深海传感网络', { title: '深海传感网络' }],
    ['', {}],
    [undefined, {}],
    [5, {}],
  ])('saved with the name %j is listed with %j', (projectName, expected) => {
    expect(awardReportRules.saved?.({ values: { projectName } } as never)).toEqual(expected)
  })

  it('cannot be taken back after the close', () => {
    const guard = (action: Taking['action'], deadline: number | null) => () =>
      awardReportRules.guard?.(
        backend.as(),
        taking(action, { ...report('TO_CONFIRM', { id: `${action}${deadline}` }), deadline }),
      )
    expect(refusalFacts(guard('WITHDRAW', now - 1))).toEqual({ code: 60902, deadline: now - 1 })
    expect([guard('WITHDRAW', now), guard('WITHDRAW', null), guard('RETURN', now - 1)].map(refusalOf)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is submitted once everybody it names has confirmed', () => {
    const work = report('FILLING')
    backend.content('r', { persons: [{ id: 'p2', cells: { name: '赵立群', mobile: '13800000002' } }], units: [] })
    backend.db.users.update('赵立群', { userMobile: '13800000002' })
    const ready = (action: Taking['action']) =>
      refusalOf(() => awardReportRules.ready?.(backend.as(), taking(action, work)))
    expect([ready('SUBMIT'), ready('WITHDRAW')]).toEqual([603105, null])
  })

  it.each<[string, 'AWARD_MATERIAL' | 'AWARD_OBJECTION', string, string | undefined]>([
    ['SUPPLEMENT', 'AWARD_MATERIAL', 'PASSED', 'ACCEPTED'],
    ['SUPPLEMENT', 'AWARD_MATERIAL', 'REFUSED', 'REFUSED'],
    ['SUPPLEMENT', 'AWARD_MATERIAL', 'SUBMITTED', undefined],
    ['SUPPLEMENT', 'AWARD_OBJECTION', 'UPHELD', undefined],
    ['ACCEPTED', 'AWARD_OBJECTION', 'UPHELD', 'REVOKED'],
    ['ACCEPTED', 'AWARD_OBJECTION', 'DISMISSED', undefined],
    ['ACCEPTED', 'AWARD_MATERIAL', 'REFUSED', undefined],
  ])('in %s with %s %s moves to %s', (state, kind, outcome, next) => {
    const work = report(state)
    of(kind, outcome)
    const ruling = taking('RULE', work)
    expect(refusalOf(() => awardReportRules.guard?.(backend.as(), ruling))).toBe(next === undefined ? 60927 : null)
    expect(awardReportRules.target?.(backend.as(), ruling)).toBe(next ?? 'named')
    expect(awardReportRules.target?.(backend.as(), taking('PASS', work))).toBe('named')
  })

  it('is dated when it is accepted', () => {
    const took = (to: string) =>
      awardReportRules.took?.(
        backend.as(),
        taking('PASS', report(to, { id: to }), { to }),
        report('x', { id: `${to}-x`, facts: { year: 2026 } }),
      )
    expect([took('ACCEPTED'), took('SUBMITTED')]).toEqual([{ facts: { year: 2026, acceptedAt: now } }, undefined])
  })
})

describe('the formal examination', () => {
  const rectify = (comments: object[], opinion: string | null = '请补正') => {
    const work = report('SUBMITTED', {
      title: '深海传感',
      number: 'TM20260001',
      departmentId: '材料系',
      assigned: { nominator: ['钱院士'] },
      facts: { year: 2026 },
    })
    backend.content('r', {
      persons: [
        { id: 'p1', cells: {} },
        { id: 'p2', cells: {} },
      ],
      projectName: '深海',
    })
    backend.db.contents.update('r', { comments: comments as never })
    awardReportRules.took?.(backend.as(), taking('RECTIFY', work, { opinion }), work)
    const [material] = backend.db.works.where({ kind: 'AWARD_MATERIAL' })
    return material ?? expect.fail('no material')
  }
  const pointsOf = (work: WorkRow) =>
    (valuesOf(work).points as { id: string; cells: object }[]).map(({ id, cells }) => ({ id, ...cells }))

  it('asks the nominee for material, with each remark at its place', () => {
    const material = rectify([
      { path: 'persons/p2/contribution', text: '贡献不具体' },
      { path: 'projectName', text: '名称不一致' },
      { path: 'page:effects', text: '缺少证明' },
      { path: 'persons/gone', text: '行已删除' },
      { path: 'persons/p1', text: '排序不当' },
    ])
    expect(material).toMatchObject({
      ...{ belongsTo: 'r', projectId: null, unitId: university, departmentId: '材料系', creatorId: '陈思远' },
      ...{
        number: 'TM20260001',
        title: '深海传感',
        assigned: { nominator: ['钱院士'] },
        facts: { year: 2026, found: '请补正' },
      },
    })
    expect(pointsOf(material)).toMatchObject([
      { id: 'point-1', place: 'persons', row: '2', finding: '贡献不具体', answer: '' },
      { id: 'point-2', place: 'projectName', finding: '名称不一致' },
      { id: 'point-3', place: 'page:effects', finding: '缺少证明' },
      { id: 'point-4', place: 'persons', row: '', finding: '行已删除' },
      { id: 'point-5', place: 'persons', row: '1', finding: '排序不当' },
    ])
    expect(valuesOf(material)).toMatchObject({ pointCount: '5', found: '请补正', number: 'TM20260001' })
    expect(awardReportRules.facts?.(backend.as(), report('x', { id: 'x' }))).toEqual({ materialId: null })
    expect(awardReportRules.facts?.(backend.as(), { id: 'r' } as WorkRow)).toEqual({ materialId: material.id })
  })

  it('asks for what the opinion says where nothing is remarked', () => {
    expect(pointsOf(rectify([]))).toMatchObject([{ id: 'point-1', finding: '请补正' }])
  })

  it('asks for nothing with another step', () => {
    const work = report('SUBMITTED')
    awardReportRules.took?.(backend.as(), taking('PASS', work), work)
    expect(backend.db.works.where({ kind: 'AWARD_MATERIAL' })).toEqual([])
  })

  it.each<[Taking['action'], boolean, object | undefined]>([
    ['PASS', true, { workId: 'r', action: 'RULE' }],
    ['REFUSE', true, { workId: 'r', action: 'RULE' }],
    ['RETURN', true, undefined],
    ['PASS', false, undefined],
  ])('ends with %s in a ruling on the report (%s): %j', (action, known, expected) => {
    if (known) report('SUPPLEMENT')
    const material = of('AWARD_MATERIAL', 'SUBMITTED')
    expect(awardMaterialRules.follows?.(backend.as(), taking(action, material), material)).toEqual(expected)
  })

  it('keeps no opinion of an extension, and says whose report it is about', () => {
    const material = of('AWARD_MATERIAL', 'SUBMITTED')
    const took = (action: Taking['action']) =>
      awardMaterialRules.took?.(backend.as(), taking(action, material), material)
    expect([took('RETURN'), took('PASS')]).toEqual([{ opinion: null }, undefined])
    expect(awardMaterialRules.facts?.(backend.as(), material)).toEqual({ reportId: 'r' })
  })
})
