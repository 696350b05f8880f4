/** Who is told what of a step of a work item, and how its history reads. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity, university } from '../../tests/small-university'
import { historyOf } from './history'
import { notifyAbsent, notifyStep } from './notify-step'
import { roleHolders } from './role-holders'

let { backend, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, given } = smallUniversity())
})
const { now } = backend
const other = '浦源研究院'
const unitPage = `/task-book-list/${encodeURIComponent(university)}/-/review/w`

/** The messages that each person got, by their name. */
const told = () => backend.db.messages.all().map(({ userId, title, link }) => [userId, title, link])
const notify = (more: object = {}) => {
  const work = backend.db.works.get('w') ?? expect.fail('no work item')
  notifyStep(backend.as(), work, { action: 'SUBMIT', by: '陈思远', opinion: null, ...more })
}

describe('of a step are told', () => {
  it.each<[string, object, object, unknown[]]>([
    [
      'those whom it waits for, at the page where they decide; who took it is not',
      { state: 'UNIT_REVIEW' },
      {},
      [['王建华', '任务书《w》待您办理', unitPage]],
    ],
    [
      'its creator, of what others did',
      { state: 'RETURNED' },
      { by: '王建华' },
      [['陈思远', '任务书《w》：退回修改', '/my-project/work/w']],
    ],
    ['not the creator of what they did themselves', { state: 'RETURNED' }, {}, []],
    [
      'those who sign, but not who signed before them',
      { state: 'TO_SIGN', assigned: { signer: ['王建华', '徐海宁'] } },
      { by: '王建华' },
      [
        ['陈思远', '任务书《w》：待签订', '/my-project/work/w'],
        ['徐海宁', '任务书《w》待您办理', unitPage],
      ],
    ],
    ['nobody in a state that there is not', { state: 'GONE' }, {}, []],
  ])('%s', (_case, work, step, expected) => {
    given('TASK_BOOK', work)
    notify(step)
    expect(told()).toEqual(expected)
  })

  it.each([
    ['DECLARATION', 'REFUSED', 'REFUSE', '项目申报书《w》：不予受理'],
    ['CONTRACT_CHANGE', 'DISAGREED', 'REFUSE', '合同变更《w》：不同意'],
    ['CONTRACT_CHANGE', 'AGREED', 'PASS', '合同变更《w》：已同意'],
    ['ACCEPTANCE', 'RECTIFYING', 'RECTIFY', '验收《w》：限期整改'],
    ['ACCEPTANCE', 'FAILED', 'REFUSE', '验收《w》：不通过'],
    ['ACCEPTANCE', 'PASSED', 'PASS', '验收《w》：通过'],
  ])(
    'the leader and the unit that had passed it, of what the department decided: %s %s',
    (kind, state, action, title) => {
      given(kind, { state, facts: { rectifyBy: now, letterNumber: '1 号' } })
      notify({ action, by: '徐海宁', opinion: '指标没有依据' })
      expect(told().map(([who, what]) => [who, what])).toEqual([
        ['陈思远', title],
        ['王建华', title],
      ])
      expect(backend.db.messages.all().every(({ content }) => content?.includes('指标没有依据'))).toBe(true)
    },
  )

  it.each([
    ['CONTRACT_CHANGE', 'APPLYING', '合同变更《w》', '退回修改', '申请中'],
    ['AWARD_MATERIAL', 'FILLING', '补正材料《w》', '延期补正', '待补正'],
    ['PERFORMANCE', 'TO_CONFIRM', '绩效评价《w》', '退回修改', '待核对'],
  ])('that it came back, where its state is that of the beginning: %s', (kind, state, name, decision, label) => {
    given(kind, { state })
    notify({ action: 'RETURN', by: '徐海宁', opinion: '请补充合同' })
    expect(backend.db.messages.where({ userId: '陈思远' })).toMatchObject([
      {
        title: `${name}：${decision}`,
        content: `<p>${name}的审核结论是“${decision}”，现在的状态为“${label}”。意见：请补充合同</p>`,
      },
    ])
  })

  it('that a change came back, in English', () => {
    given('CONTRACT_CHANGE', { state: 'APPLYING' })
    notify({ action: 'RETURN', by: '徐海宁' })
    expect(backend.db.messages.all()).toMatchObject([
      {
        titleEn: 'Contract change “w”: Returned for changes',
        contentEn:
          '<p>Contract change “w” was decided as “Returned for changes” and is now “Application in progress”. </p>',
      },
    ])
  })

  it('a person whose request to join a unit was decided, at their resume: the unit’s pages are closed to them', () => {
    given('MEMBERSHIP', { state: '3', creatorId: '陈思远' })
    notify({ action: 'REFUSE', by: '王建华', opinion: '请先办理入职' })
    expect(told()).toEqual([['陈思远', `${university}未通过您的关联申请`, '/resume']])
  })

  it('those who are informed without having to act, at the page of what was submitted', () => {
    given('ACCEPTANCE', { state: 'EXPERT_ACCEPTANCE', assigned: { expert: ['郑立'] } })
    notify({ by: '徐海宁' })
    expect(told()).toEqual([['陈思远', '验收《w》：专家验收', '/my-project/work/w']])
  })

  it.each<[string, object, object, object]>([
    [
      'the number of what waits',
      { state: 'UNIT_REVIEW', number: '26DZ1' },
      {},
      { content: '<p>任务书《w》（26DZ1）待您办理。</p>', contentEn: '<p>Task book “w” (26DZ1) waits for you.</p>' },
    ],
    [
      'no number where there is none',
      { state: 'UNIT_REVIEW' },
      {},
      { content: '<p>任务书《w》待您办理。</p>', titleEn: 'Task book “w” waits for you', system: 's02' },
    ],
    [
      'the state and the opinion',
      { state: 'RETURNED' },
      { by: '王建华', opinion: '请补充' },
      {
        content: '<p>任务书《w》现在的状态为“退回修改”。意见：请补充</p>',
        contentEn: '<p>Task book “w” is now “Returned for changes”. Opinion: 请补充</p>',
      },
    ],
    [
      'the state alone without an opinion',
      { state: 'RETURNED' },
      { by: '王建华' },
      {
        content: '<p>任务书《w》现在的状态为“退回修改”。</p>',
        contentEn: '<p>Task book “w” is now “Returned for changes”. </p>',
      },
    ],
  ])('%s', (_case, work, step, expected) => {
    given('TASK_BOOK', work)
    notify(step)
    expect(backend.db.messages.all()).toMatchObject([expected])
  })

  it('nobody by a backend that works quietly', () => {
    given('TASK_BOOK', { state: 'UNIT_REVIEW' })
    const work = backend.db.works.get('w') ?? expect.fail('no work item')
    notifyStep(backend.as(undefined, { quiet: true }), work, { action: 'SUBMIT', by: '', opinion: null })
    expect(told()).toEqual([])
  })

  it('the person for whom a colleague acted', () => {
    notifyAbsent(backend.as(), given('TASK_BOOK', { state: 'RETURNED' }), '王建华', '赵立群')
    expect(backend.db.messages.all()).toMatchObject([
      {
        ...{ userId: '王建华', title: '赵立群代您办理了任务书《w》', titleEn: '赵立群 handled Task book “w” for you' },
        ...{ link: '/my-project/work/w', system: 's02' },
        content: '<p>赵立群代您办理了任务书《w》，现在的状态为“退回修改”。</p>',
        contentEn: '<p>赵立群 handled Task book “w” for you. It is now “Returned for changes”.</p>',
      },
    ])
  })
})

describe('the people of a work item', () => {
  it.each<[string, Parameters<typeof roleHolders>[2], object, string[]]>([
    ['who own it', 'creator', {}, ['陈思远']],
    ['who review it for the unit, with the permission', 'unit', {}, ['王建华']],
    ['who supervise it, once it reached them', 'department', { reachedDepartment: true }, ['徐海宁']],
    ['who supervise it, before', 'department', {}, []],
    ['who sign it, those there are', 'signer', { assigned: { signer: ['郑立', 'gone'] } }, ['郑立']],
    ['who audit it', 'auditor', {}, []],
    ['who administer a unit that has to confirm it', 'member', { assigned: { member: [`unit:${other}`] } }, ['何静']],
  ])('%s', (_case, role, more, expected) => {
    backend.person('何静')
    backend.member('何静', other, { isAdmin: 1 })
    expect(roleHolders(backend.as(), given('TASK_BOOK', more), role)).toEqual(expected)
  })

  it('are not those whose membership is not approved', () => {
    backend.db.memberships.update(`王建华@${university}`, { applyStatus: 1 })
    expect(roleHolders(backend.as(), given('TASK_BOOK'), 'unit')).toEqual([])
  })
})

describe('the history of a work item', () => {
  const step = (id: string, at: number, more: object = {}) =>
    backend.db.workHistories.insert({
      ...{ id, workId: 'w', step: 'SUBMIT', role: 'creator', actorId: '陈思远', actorName: '陈思远', at },
      ...{ actorTitle: '项目负责人', actorUnit: null, opinion: null, state: 'UNIT_REVIEW' },
      ...more,
    } as never)

  it('is read from its beginning, with what the reader did and for whom others acted', () => {
    given('TASK_BOOK')
    step('second', now, { actorId: '王建华', inPlaceOf: { id: '李敏', name: '李敏' } })
    step('first', now - 1)
    step('other', now - 2, { workId: 'x' })
    expect(historyOf(backend.as('陈思远'), 'w')).toMatchObject([
      { id: 'first', mine: true, inPlaceOf: null, actorRole: '项目负责人' },
      { id: 'second', mine: false, inPlaceOf: '李敏' },
    ])
  })

  it('is closed to those who may not read the work item', () => {
    given('TASK_BOOK')
    expect(refusalOf(() => historyOf(backend.as('郑立'), 'w'))).toBe(60154)
    expect(refusalOf(() => historyOf(backend.as(), 'w'))).toBe(400)
  })
})
