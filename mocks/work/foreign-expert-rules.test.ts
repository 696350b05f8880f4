/** A foreign-expert project and its annual check: when and by whom they are begun, what they begin with; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalFacts, refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import type { ExpertProjectRow } from '../db/rows-filings'
import type { WorkRow } from '../db/rows-work'
import { beginWork } from './begin'
import {
  createExpertProject,
  foreignExpertCheckRules,
  foreignExpertRules,
  projectOf,
  reportRefusal,
  requireReportable,
} from './kinds/foreign-expert'
import type { Taking } from './rules'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
})
const { now, day } = backend
const period = { opensOn: now - day, closesOn: now + day }
const project = (more: Partial<ExpertProjectRow> = {}) =>
  backend.db.expertProjects.insert({
    ...{ id: 'e', number: '26WZ2001', name: '硅光互连联合研究', expertName: 'CLAIRE DUBOIS', unitId: university },
    ...{ funding: '24', boundBy: '陈思远', abnormal: false, opensAt: now - day, closesAt: now + day },
    ...more,
  } as ExpertProjectRow)
/** The project's filing `w`, granted 20 of the 24 asked for, with nothing submitted but names and amount. */
const filed = (more: Partial<WorkRow> = {}) => {
  backend.content('w', { name: '硅光互连联合研究', familyName: 'DUBOIS', amount: '24' })
  return backend.work('FOREIGN_EXPERT', 'w', {
    ...{ belongsTo: 'e', creatorId: '陈思远', unitId: university, departmentId: '材料系', title: '硅光互连联合研究' },
    ...{ state: 'ACCEPTED', number: '26WZ2001', amount: '20', submittedAt: now, facts: { year: 2026, subject: 'C D' } },
    ...more,
  })
}
const check = (facts: object = { year: 2026 }, who = '陈思远', moment = now) =>
  beginWork(backend.as(who, { now: moment }), 'FOREIGN_EXPERT_CHECK', 'w', facts)
const taking = (action: Taking['action'], work: WorkRow, to = '') =>
  ({ action, work, to, kind: { states: {} } }) as unknown as Taking

describe('a project can be reported', () => {
  it.each<[string, number, boolean, number | null]>([
    ['from the first moment of its period', -day, false, null],
    ['until the last', day, false, null],
    ['not before', -day - 1, false, 603412],
    ['not after', day + 1, false, 603412],
    ['not while its last check stands as abnormal', 0, true, 603411],
    ['not for that reason outside its period either', 2 * day, true, 603411],
  ])('%s', (_case, later, abnormal, code) => {
    const context = backend.as('陈思远', { now: now + later })
    expect(reportRefusal(context, project({ abnormal }))).toBe(code)
  })

  it('or it is said whom to ask, or when', () => {
    const refused = (id: string, more: Partial<ExpertProjectRow>) =>
      refusalFacts(() => requireReportable(backend.as(), project({ id, ...more })))
    expect(refused('now', {})).toBeNull()
    expect(refused('later', { opensAt: now + 1 })).toEqual({ code: 603412, opensOn: now + 1, closesOn: now + day })
    expect(refused('abnormal', { abnormal: true })).toEqual({ code: 603411, phone: '021-12345678' })
  })
  expect(refusalFacts(() => requireReportable(backend.as(), project({ abnormal: true })))).toEqual({
    ...{ code: 603411, phone: '021-12345678' },
  })
})

describe('a filing', () => {
  it('begins with the commission’s record, in the leader’s department', () => {
    backend.db.memberships.update(`陈思远@${university}`, { departments: [{ id: '材料系', isAdmin: 0 }] })
    const work = createExpertProject(backend.as('陈思远'), project(), '陈思远')
    expect(work).toMatchObject({
      ...{ kind: 'FOREIGN_EXPERT', belongsTo: 'e', projectId: null, creatorId: '陈思远', title: '硅光互连联合研究' },
      ...{ unitId: university, departmentId: '材料系', number: '26WZ2001', deadline: now + day },
      facts: { year: 2026, subject: 'CLAIRE DUBOIS' },
    })
    expect(backend.db.contents.get(work.id)?.values).toMatchObject({ granted: '24' })
    backend.db.memberships.update(`陈思远@${university}`, { departments: [] })
    expect(createExpertProject(backend.as('陈思远'), project({ id: 'f' }), '陈思远').departmentId).toBeNull()
  })

  it('frees its project when it is removed, and binds it again when it is restored', () => {
    project()
    const work = filed({ state: 'FILLING' })
    const bound = () => backend.db.expertProjects.get('e')?.boundBy
    foreignExpertRules.removed?.(backend.as(), work)
    expect(bound()).toBeNull()
    foreignExpertRules.restored?.(backend.as(), work)
    expect(bound()).toBe('陈思远')
    expect(refusalOf(() => foreignExpertRules.restored?.(backend.as(), work))).toBe(603103)
  })

  it('is submitted first within the period; returned, it may come late; other steps are free', () => {
    project({ closesAt: now - 1 })
    const work = filed()
    const guard = (action: Taking['action'], submittedAt: number | null) => () =>
      foreignExpertRules.guard?.(backend.as(), taking(action, { ...work, submittedAt }))
    expect(refusalFacts(guard('SUBMIT', null))).toEqual({ code: 603412, opensOn: now - day, closesOn: now - 1 })
    expect([refusalOf(guard('SUBMIT', now)), refusalOf(guard('RETURN', null))]).toEqual([null, null])
  })

  it.each([
    ['12.5', '12.5'],
    ['', null],
    [12, null],
    [undefined, null],
  ])('saved with the amount %j is listed with %j', (amount, listed) => {
    expect(foreignExpertRules.saved?.({ values: { amount } } as never)).toEqual({ amount: listed })
    expect(foreignExpertCheckRules.saved?.({ values: { spent: amount } } as never)).toEqual({ amount: listed })
  })

  it('asks for its amount, in its year', () => {
    project()
    const work = filed({ state: 'RECEIVED' })
    expect(foreignExpertRules.facts?.(backend.as(), work)).toEqual({ requested: [{ year: 2026, amount: '24' }] })
  })
})

describe('an annual check', () => {
  it('begins with what was filed and what was granted', () => {
    project()
    filed()
    const work = check()
    expect(work).toMatchObject({
      ...{ kind: 'FOREIGN_EXPERT_CHECK', belongsTo: 'w', projectId: null, creatorId: '陈思远', unitId: university },
      ...{ departmentId: '材料系', title: '硅光互连联合研究 2026年度', deadline: now + day },
      facts: { year: 2026, subject: 'C D' },
    })
    expect(backend.db.contents.get(work.id)?.values).toMatchObject({
      ...{ name: '硅光互连联合研究', familyName: 'DUBOIS', number: '26WZ2001', year: '2026', granted: '20' },
    })
    expect(projectOf(backend.as(), work).id).toBe('e')
  })

  it('is this year’s where none is named', () => {
    project()
    filed()
    expect(check({}).facts.year).toBe(2026)
  })

  it.each<[string, () => unknown, object]>([
    ['of no project', () => check(), { code: 603001 }],
    ['of something else', () => backend.work('DECLARATION', 'w', { creatorId: '陈思远' }) && check(), { code: 603001 }],
    ['of another person’s', () => filed() && check({ year: 2026 }, '赵立群'), { code: 603102 }],
    ['before it is supported', () => filed({ state: 'RECEIVED' }) && check(), { code: 603003 }],
    ['without the commission’s record', () => filed() && check(), { code: 603101 }],
    [
      'outside its period',
      () => filed() && project() && check({ year: 2026 }, '陈思远', now + 2 * day),
      { code: 603412, ...period },
    ],
    [
      'after an abnormal one',
      () => filed() && project({ abnormal: true }) && check(),
      { code: 603411, phone: '021-12345678' },
    ],
    ['of another year', () => filed() && project() && check({ year: 2025 }), { code: 603412, ...period }],
  ])('is refused %s', (_case, run, expected) => {
    expect(refusalFacts(run)).toEqual(expected)
  })

  it('in progress is gone on with; submitted, it stands for its year', () => {
    project()
    filed()
    const first = check()
    expect(check().id).toBe(first.id)
    backend.db.works.update(first.id, { state: 'UNIT_REVIEW' })
    expect(refusalOf(() => check())).toBe(603104)
    backend.db.works.update(first.id, { facts: { year: 2025 } })
    expect(check().id).not.toBe(first.id)
    backend.db.works.update(first.id, { belongsTo: 'elsewhere', facts: { year: 2026 } })
    expect(check().id).not.toBe(first.id)
  })

  it('gets its number with the first submission, and closes the project when it is abnormal', () => {
    project()
    filed()
    const work = check()
    const took = (action: Taking['action'], to: string, number: string | null) =>
      foreignExpertCheckRules.took?.(backend.as(), taking(action, work, to), { ...work, number })
    expect(took('SUBMIT', 'UNIT_REVIEW', null)).toEqual({ number: 'WJ20260001' })
    expect(took('SUBMIT', 'UNIT_REVIEW', 'WJ20260001')).toBeUndefined()
    expect(took('PASS', 'SUBMITTED', null)).toBeUndefined()
    expect(backend.db.expertProjects.get('e')?.abnormal).toBe(false)
    took('REFUSE', 'REFUSED', 'WJ20260001')
    expect(backend.db.expertProjects.get('e')?.abnormal).toBe(true)
  })

  it.each<[string, RegExp | undefined, RegExp | undefined]>([
    [
      'REFUSED',
      /可以下载。项目暂不能填报，请联系管理员（电话 021-12345678）。$/,
      /downloaded\. Nothing can be reported for/,
    ],
    ['ACCEPTED', /可以下载。$/, /downloaded\. $/],
    ['UNIT_REVIEW', undefined, undefined],
  ])('in the state %s tells its leader and unit what follows for the project', (state, chinese, english) => {
    project()
    filed()
    const work = { ...check(), state, facts: { year: 2026, letterNumber: '沪科外检〔2026〕1 号' } }
    const [zh, en] = foreignExpertCheckRules.resultMessage?.(backend.as(), 'REFUSE', work)?.content ?? []
    if (!chinese || !english) expect(zh).toBeUndefined()
    else expect([zh, en]).toEqual([expect.stringMatching(chinese), expect.stringMatching(english)])
  })
})
