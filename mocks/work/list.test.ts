/** What lists of work items hold, count and put first, for the people who may read them. */
import { describe, expect, it } from 'vitest'
import { refusalOf, smallBackend } from '../../tests/small-backend'
import type { WorkFilter, WorkOrder, WorkOrderField } from '../resolvers/workflow.generated'
import { countWorks, filterCounts, listWorks, requireReviewed, seenTitles, waitingWorks } from './list'
import { isOrderField } from './order'

const backend = smallBackend()
const { now, day } = backend
const review = ['s02.f006']
backend.unit('上海申江大学', { areaId: 'district.1' })
backend.unit('浦源研究院')
backend.guide('指南一', { year: 2025 })
backend.guide('指南二', { year: 2026 })
for (const id of ['陈思远', '赵立群', '周航', '郑立']) backend.person(id)
backend.person('王建华', review)
backend.member('王建华', '上海申江大学', { isAdmin: 1, roleCodes: ['unit_admin'] })
backend.person('徐海宁', review)
backend.member('徐海宁', '科委', { isAdmin: 1, roleCodes: ['supervisor'] })
backend.person('吴昊', review)
backend.member('吴昊', '上海申江大学', { departments: [{ id: '材料系', isAdmin: 1 }] })
for (const id of ['材料系', '物理系'])
  backend.db.departments.insert({ id, unitId: '上海申江大学', name: id, mergedInto: null } as never)
backend.db.dictionaries.insert({ id: 'district.1', name: '徐汇区' } as never)
backend.db.expertProfiles.insert({ id: '陈思远', expertAt: now - day } as never)

const own = { unitId: '上海申江大学', creatorId: '陈思远' }
const project = (id: string, guide: string, more: object = {}) =>
  backend.work('DECLARATION', id, {
    ...{ ...own, belongsTo: guide, state: 'APPROVED', reachedDepartment: true, modifiedAt: now - 9 * day },
    ...{ submittedAt: now - 50 * day, formId: 'project-declaration', number: '26DZ1200001' },
    ...more,
  })
project('柔性显示', '指南一', { amount: '9', departmentId: '物理系', stateSince: now - 3 * day })
project('端侧推理', '指南二', {
  ...{ unitId: '浦源研究院', creatorId: '赵立群', modifiedAt: now - 8 * day },
  ...{ amount: '10', stateSince: now - 4 * day },
})
backend.work('TASK_BOOK', '任务书甲', {
  ...{ ...own, projectId: '柔性显示', belongsTo: '柔性显示', state: 'UNIT_REVIEW', formId: 'task-book' },
  ...{ submittedAt: now - 2 * day, modifiedAt: now - 7 * day, facts: { subject: '引智', year: 2024, amount: 12 } },
})
backend.work('CONTRACT_CHANGE', '变更甲', {
  ...{ ...own, projectId: '柔性显示', belongsTo: '柔性显示', state: 'UNIT_REVIEW' },
  ...{ submittedAt: now - 14 * day, modifiedAt: now - 7.5 * day },
})
backend.work('ACCEPTANCE', '验收甲', {
  ...{ ...own, projectId: '柔性显示', belongsTo: '柔性显示', deadline: now + day, modifiedAt: now - 5 * day },
})
backend.work('MEMBER_PART', '成员甲', {
  ...{ ...own, belongsTo: '柔性显示', state: 'TO_CONFIRM', assigned: { member: ['周航'] }, modifiedAt: now - 4 * day },
})

backend.person('何静')
for (const [id, more] of Object.entries({
  无主: { unitId: 'gone', creatorId: 'gone' },
  有主: { ...own, creatorId: '何静' },
}))
  backend.work('MEMBER_PART', id, { ...more, assigned: { member: ['何静'] }, modifiedAt: now - 60 * day })

const ids = (who: string, filter: WorkFilter = {}, order?: WorkOrder) =>
  listWorks(backend.as(who), filter, order).map(({ work }) => work.id)

describe('a list', () => {
  it('holds as one’s own the contract of a project that one took over, and not what its topics file', () => {
    backend.person('曹颖')
    const elsewhere = { unitId: 'gone', creatorId: 'gone', assigned: { leader: ['曹颖'] } }
    const works = [
      backend.work('TASK_BOOK', '合同乙', {
        ...elsewhere,
        state: 'SIGNED',
        projectId: '柔性显示',
        belongsTo: '柔性显示',
      }),
      backend.work('TOPIC_TASK', '课题乙', { ...elsewhere, state: 'SUBMITTED' }),
    ]
    expect(ids('曹颖').toSorted()).toEqual(['合同乙', '课题乙'].toSorted())
    expect(ids('曹颖', { scope: 'OWN' })).toEqual(['合同乙'])
    for (const { id } of works) backend.db.works.remove(id)
  })

  it.each<[string, string, string[]]>([
    [
      'the creator: what waits first, then the last changed',
      '陈思远',
      ['验收甲', '成员甲', '任务书甲', '变更甲', '柔性显示'],
    ],
    ['the unit: what waits by its date', '王建华', ['变更甲', '任务书甲', '验收甲', '柔性显示']],
    ['the supervising department: what units have passed on', '徐海宁', ['端侧推理', '柔性显示']],
    ['a member: what is said of them', '周航', ['成员甲']],
    ['the administrator of a department without works: nothing', '吴昊', []],
  ])('shows %s', (_case, who, expected) => {
    expect(ids(who)).toEqual(expected)
  })

  it.each<[string, WorkFilter, string[]]>([
    ['kinds', { kinds: ['TASK_BOOK', 'ACCEPTANCE'] }, ['任务书甲', '验收甲']],
    [
      'no kinds chosen',
      { kinds: [], states: [], unitIds: [], guideIds: [] },
      ['变更甲', '任务书甲', '验收甲', '柔性显示'],
    ],
    ['states', { states: ['APPROVED', 'TO_APPLY'] }, ['验收甲', '柔性显示']],
    ['a unit', { unitId: '浦源研究院' }, []],
    ['one unit of several', { unitIds: ['浦源研究院', '上海申江大学'] }, ['变更甲', '任务书甲', '验收甲', '柔性显示']],
    ['other units', { unitIds: ['浦源研究院'] }, []],
    ['a project', { projectId: '柔性显示' }, ['变更甲', '任务书甲', '验收甲']],
    ['what it belongs to', { belongsTo: '指南一' }, ['柔性显示']],
    [
      'a guide, with what follows from its projects',
      { guideId: '指南一', kinds: ['DECLARATION', 'TASK_BOOK'] },
      ['任务书甲', '柔性显示'],
    ],
    ['another guide', { guideId: '指南二' }, []],
    ['guides', { guideIds: ['指南二', '指南一'], kinds: ['DECLARATION'] }, ['柔性显示']],
    ['other guides', { guideIds: ['指南二'] }, []],
    ['a form', { formId: 'task-book' }, ['任务书甲']],
    ['what was submitted', { handedIn: true }, ['变更甲', '任务书甲', '柔性显示']],
    ['the year of the guide', { year: 2025, kinds: ['DECLARATION', 'TASK_BOOK'] }, ['任务书甲', '柔性显示']],
    ['a year without works', { year: 2026 }, []],
    ['a district', { district: 'district.1', kinds: ['ACCEPTANCE'] }, ['验收甲']],
    ['another district', { district: 'district.2' }, []],
    ['a word of the title, blanks around it', { keyword: ' 任务书 ' }, ['任务书甲']],
    ['a number', { keyword: '26dz1200' }, ['柔性显示']],
    ['the creator', { keyword: '陈思', kinds: ['ACCEPTANCE'] }, ['验收甲']],
    ['a text among its facts, but no figure', { keyword: '引智' }, ['任务书甲']],
    ['blanks alone, which look for nothing', { keyword: '  ', kinds: ['ACCEPTANCE'] }, ['验收甲']],
    ['a word that there is not', { keyword: '不存在' }, []],
    ['what waits for this person', { scope: 'WAITING' }, ['变更甲', '任务书甲']],
    ['what this person reviews', { scope: 'REVIEW', kinds: ['TASK_BOOK'] }, ['任务书甲']],
    ['what is their own', { scope: 'OWN' }, []],
    ['what they fill in themselves', { scope: 'TO_FILL' }, []],
  ])('of a unit is narrowed by %s', (_case, filter, expected) => {
    expect(ids('王建华', filter)).toEqual(expected)
    expect(countWorks(backend.as('王建华'), filter).reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
  })

  it.each<[string, WorkFilter, string[]]>([
    ['what is their own', { scope: 'OWN', kinds: ['ACCEPTANCE', 'TASK_BOOK'] }, ['验收甲', '任务书甲']],
    ['what waits for them', { scope: 'WAITING' }, ['验收甲']],
    ['what they fill in', { scope: 'TO_FILL' }, ['验收甲']],
    ['no review of their own', { scope: 'REVIEW' }, []],
    ['under a guide the parts of its members too', { guideId: '指南一', kinds: ['MEMBER_PART'] }, ['成员甲']],
  ])('of a creator shows %s', (_case, filter, expected) => {
    expect(ids('陈思远', filter)).toEqual(expected)
  })

  it('of a member holds as their own what they take part in, and asks them to fill it in', () => {
    expect([
      ids('周航', { scope: 'OWN' }),
      ids('周航', { scope: 'TO_FILL' }),
      ids('周航', { scope: 'REVIEW' }),
    ]).toEqual([['成员甲'], ['成员甲'], []])
  })

  it.each<[WorkOrderField, string, expected: string[], withValue?: number, filter?: WorkFilter]>([
    ['TITLE', '徐海宁', ['端侧推理', '柔性显示']],
    ['CREATOR', '徐海宁', ['柔性显示', '端侧推理']],
    ['UNIT', '徐海宁', ['端侧推理', '柔性显示']],
    ['UNIT_DEPARTMENT', '徐海宁', ['柔性显示', '端侧推理'], 1],
    ['DISTRICT', '徐海宁', ['柔性显示', '端侧推理'], 1],
    ['YEAR', '徐海宁', ['柔性显示', '端侧推理']],
    ['AMOUNT', '徐海宁', ['柔性显示', '端侧推理']],
    ['AMOUNT', '王建华', ['柔性显示', '变更甲', '任务书甲', '验收甲'], 1],
    ['SINCE', '徐海宁', ['端侧推理', '柔性显示']],
    ['EXPERT_SINCE', '徐海宁', ['柔性显示', '端侧推理'], 1],
    ['STATE', '王建华', ['验收甲', '任务书甲'], 2, { kinds: ['TASK_BOOK', 'ACCEPTANCE'] }],
    ['SUBMITTED', '王建华', ['柔性显示', '变更甲', '任务书甲', '验收甲'], 3],
    ['MODIFIED', '陈思远', ['柔性显示', '变更甲', '任务书甲', '验收甲', '成员甲']],
    // Only a project has a next deadline; what has none stays as it stands.
    ['NEXT', '王建华', ['柔性显示', '变更甲', '任务书甲', '验收甲'], 1],
    ['NEXT', '徐海宁', ['端侧推理', '柔性显示'], 0],
    // Of a creator and a unit that there are not any more.
    ['CREATOR', '何静', ['有主', '无主'], 1],
    ['UNIT', '何静', ['有主', '无主'], 1],
    ['DISTRICT', '何静', ['有主', '无主'], 1],
  ])('is sorted by %s for %s, in both directions', (field, who, expected, withValue = expected.length, filter = {}) => {
    const inOrder = (descending: boolean) => ids(who, filter, { field, descending })
    expect(inOrder(false)).toEqual(expected)
    expect(inOrder(true)).toEqual([...expected.slice(0, withValue).toReversed(), ...expected.slice(withValue)])
  })

  it('is sorted by no field that works do not have', () => {
    expect(['TITLE', 'constructor', 'title'].map(isOrderField)).toEqual([true, false, false])
  })
})

describe('the works that wait for a decision', () => {
  const waiting = (who: string, first?: string) => waitingWorks(backend.as(who), first).map(({ work }) => work.id)

  it.each<[string, string, string | undefined, string[]]>([
    ['the unit’s by their dates', '王建华', undefined, ['变更甲', '任务书甲']],
    ['those of one kind before the others', '王建华', 'TASK_BOOK', ['任务书甲', '变更甲']],
    ['none for who fills in', '陈思远', undefined, []],
    ['none for who confirms their own part', '周航', undefined, []],
  ])('are %s', (_case, who, first, expected) => {
    expect(waiting(who, first)).toEqual(expected)
  })
})

describe('the list of one unit', () => {
  const code = (who: string, filter: WorkFilter) => refusalOf(() => requireReviewed(backend.as(who), filter))
  it.each<[string, string, WorkFilter, number | null]>([
    ['its administrator', '王建华', { scope: 'REVIEW', unitId: '上海申江大学' }, null],
    ['the administrator of one of its departments', '吴昊', { scope: 'REVIEW', unitId: '上海申江大学' }, null],
    ['the supervising department', '徐海宁', { scope: 'REVIEW', unitId: '浦源研究院' }, null],
    ['the administrator of another unit', '王建华', { scope: 'REVIEW', unitId: '浦源研究院' }, 60154],
    ['the administrator of another unit’s department', '吴昊', { scope: 'REVIEW', unitId: '浦源研究院' }, 60154],
    ['who reviews nothing', '陈思远', { scope: 'REVIEW', unitId: '上海申江大学' }, 60154],
    ['anybody for their own works in it', '陈思远', { scope: 'OWN', unitId: '上海申江大学' }, null],
    ['anybody who names no unit', '陈思远', { scope: 'REVIEW' }, null],
  ])('opens for %s', (_case, who, filter, expected) => {
    expect(code(who, filter)).toBe(expected)
  })
})

describe('counts', () => {
  it('are by kind and state, and by year where asked for', () => {
    const filter = { kinds: ['DECLARATION', 'ACCEPTANCE'] }
    expect(countWorks(backend.as('徐海宁'), filter)).toEqual([
      { kind: 'DECLARATION', state: 'APPROVED', year: null, count: 2 },
    ])
    expect(countWorks(backend.as('徐海宁'), filter, true)).toEqual([
      { kind: 'DECLARATION', state: 'APPROVED', year: 2025, count: 1 },
      { kind: 'DECLARATION', state: 'APPROVED', year: 2026, count: 1 },
    ])
  })

  it('of a filter’s values are those beside the other filters, and its own choice does not narrow them', () => {
    const counts = filterCounts(backend.as('徐海宁'), { year: 2026 })
    expect(counts).toEqual({
      states: [{ value: 'APPROVED', label: '立项', count: 1 }],
      units: [
        { value: '浦源研究院', label: '浦源研究院', count: 1 },
        { value: '上海申江大学', label: '上海申江大学', count: 0 },
      ],
      guides: [
        { value: '指南二', label: '指南二', count: 1 },
        { value: '指南一', label: '指南一', count: 0 },
      ],
      years: [
        { value: '2026', label: '2026', count: 1 },
        { value: '2025', label: '2025', count: 1 },
      ],
    })
  })

  it('of two filters narrow each other, but not themselves', () => {
    const { units, guides, states } = filterCounts(backend.as('徐海宁'), {
      ...{ unitIds: ['浦源研究院'], guideIds: ['指南一'], states: ['APPROVED'] },
    })
    expect(units.map(({ value, count }) => [value, count])).toEqual([
      ['浦源研究院', 0],
      ['上海申江大学', 1],
    ])
    expect(guides.map(({ value, count }) => [value, count])).toEqual([
      ['指南二', 1],
      ['指南一', 0],
    ])
    expect(states).toEqual([{ value: 'APPROVED', label: '立项', count: 0 }])
  })

  it('leave out what misses two filters in each of them', () => {
    const { units, years } = filterCounts(backend.as('徐海宁'), { unitIds: ['浦源研究院'], year: 2026 })
    expect([units, years].map((values) => values.map(({ count }) => count))).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('name no unit and no guide for a work item without them', () => {
    backend.work('EXPERT_APPLICATION', '专家入库申请', { creatorId: '郑立' })
    expect(filterCounts(backend.as('郑立'), {})).toEqual({
      states: [{ value: '0', label: '未提交', count: 1 }],
      units: [],
      guides: [],
      years: [{ value: '2026', label: '2026', count: 1 }],
    })
  })

  it('have states in the order of their kind, and leave out a unit that there is not', () => {
    const { states, units } = filterCounts(backend.as('王建华'), { kinds: ['TASK_BOOK', 'ACCEPTANCE'] })
    expect(states.map(({ label, count }) => [label, count])).toEqual([
      ['待申请', 1],
      ['待单位审核', 1],
    ])
    expect(units.map(({ value }) => value)).toEqual(['上海申江大学'])
  })
})

it('the titles of works are told to those who may read them, and nothing of the others', () => {
  const asked = ['任务书甲', '端侧推理', '没有']
  expect(Object.fromEntries(seenTitles(backend.as('王建华'), asked))).toEqual({ 任务书甲: '任务书甲' })
  expect(Object.fromEntries(seenTitles(backend.as('徐海宁'), asked))).toEqual({ 端侧推理: '端侧推理' })
})
