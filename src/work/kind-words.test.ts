/** Where a work item opens, what its states and decisions are called. */
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { actionLabel, fillLabel, kindWords, statesOf } from './kind-words'

const at = (more = {}) => ({
  ...{ id: 'w/1', unitId: 'u 1', formId: 'f', guideId: 'g', projectId: 'p', creatorId: 'c' },
  ...more,
})

describe('a work item', () => {
  it.each<[string, string, string]>([
    ['is read on its overview', kindWords('TASK_BOOK').overview(at()), '/my-project/work/w%2F1'],
    [
      'is decided in the list of its unit',
      kindWords('TASK_BOOK').address(at()),
      '/task-book-list/u%201/g/review/w%2F1',
    ],
    [
      'is decided there without a unit and a guide too',
      kindWords('TASK_BOOK').address({ id: 'w', unitId: '' }),
      '/task-book-list/-/-/review/w',
    ],
    [
      'is decided on its overview where it has no other page',
      kindWords('MEMBERSHIP').address(at()),
      '/company/u%201/staff/w%2F1',
    ],
    [
      'is decided on the commission’s desk once the commission holds it',
      kindWords('MATCHING').address(at({ holder: 'commission' })),
      '/commission/work/w%2F1',
    ],
    [
      'is decided by the commission where others review, if it has no desk for the kind',
      kindWords('AWARD_OBJECTION').address(at({ holder: 'commission' })),
      '/award/objection/w%2F1/filed',
    ],
    [
      'opens for the commission without a desk where others review',
      kindWords('AWARD_OBJECTION').commission(at()),
      '/award/objection/w%2F1/filed',
    ],
    ['opens on the commission’s desk', kindWords('MATCHING').commission(at()), '/commission/work/w%2F1'],
    ['is read where those who declare may', kindWords('DECLARATION').read(at()), '/my-project/work/w%2F1/review'],
    [
      'is read where it is decided, if nowhere else',
      kindWords('AWARD_OBJECTION').read(at()),
      '/award/objection/w%2F1/filed',
    ],
    [
      'is reviewed in the list of its guide',
      kindWords('TASK_BOOK').address(at()),
      '/task-book-list/u%201/g/review/w%2F1',
    ],
    ['is filled in page by page', kindWords('DECLARATION').form(at(), 'team') ?? '', '/smartform/f/w%2F1/team'],
    [
      'is filled in where the person left off',
      kindWords('DECLARATION').form(at()) ?? '',
      '/smartform/f/w%2F1/continue',
    ],
    [
      'opens at a field',
      kindWords('DECLARATION').form(at(), 'team', 'members/r1') ?? '',
      '/smartform/f/w%2F1/team?field=members%2Fr1',
    ],
    [
      'opens at a field, from the list of what is missing',
      kindWords('DECLARATION').form(at(), 'team', 'name', true) ?? '',
      '/smartform/f/w%2F1/team?field=name&from=check',
    ],
    ['is printed', kindWords('DECLARATION').paper(at()), '/print/w%2F1'],
    ['is printed empty', kindWords('DECLARATION').paper(at(), true), '/print/w%2F1?blank=1'],
    ['waits in the list of who decides', kindWords('TASK_BOOK').list(at()), '/task-book-list/u%201/g'],
    [
      'stands in its owner’s list where nobody’s is named',
      kindWords('ACCEPTANCE').list(at()),
      '/my-project?tab=ACCEPTANCE',
    ],
  ])('%s', (_case, address, expected) => {
    expect(address).toBe(expected)
  })

  it('is not decided on the commission’s desk while its unit holds it', () => {
    expect(kindWords('MATCHING').address(at({ holder: 'unit' }))).toMatch(/^\/company\/u%201\//)
  })

  it('keeps a question mark of its address when it opens at a field', () => {
    expect(kindWords('EXPERT_APPLICATION').form(at(), 'p', 'name')).toMatch(/\?work=w%2F1&page=p&field=name$/)
  })

  it('without a form is filled in nowhere', () => {
    expect(kindWords('MEMBERSHIP').form(at(), 'p')).toBeNull()
  })

  it('of a kind that this version does not know has a name, no decisions, and states by their code', () => {
    const words = kindWords('LATER')
    expect([words.noun, words.choices, words.list(at())]).toEqual(['其他事项', [], '/'])
    expect(words.state('X')).toEqual({ label: 'X', colour: 'default' })
    expect(words.commission(at())).toBe('/my-project/work/w%2F1')
    expect(statesOf('LATER')).toEqual([])
  })

  it('is described by the newest version where its own is not known', () => {
    expect(kindWords('TASK_BOOK', 99).noun).toBe('任务书')
  })
})

describe('a state', () => {
  afterEach(() => setLocale('zh'))

  it.each([
    ['DRAFT', '填报中', true],
    ['RETURNED', '退回修改', true],
    ['UNIT_REVIEW', '待单位审核', false],
    ['APPROVED', '立项', false],
  ])('%s is called %s; its creator fills it in: %s', (state, label, editing) => {
    expect(kindWords('DECLARATION').state(state)).toMatchObject({ label, editing })
  })

  it('that this version does not know is called by its code', () => {
    expect(kindWords('DECLARATION').state('toString')).toEqual({ label: 'toString', colour: 'default' })
  })

  it('has another text for English where the Chinese one is also a button’s', () => {
    const labels = () => [kindWords('ACCEPTANCE').state('PASSED').label, kindWords('ACCEPTANCE').state('FAILED').label]
    expect(labels()).toEqual(['通过', '不通过'])
    setLocale('en')
    expect(labels()).toEqual(['已经通过', '不通过'])
    expect(statesOf('ACCEPTANCE').map(([name, { label }]) => [name, label])).toContainEqual(['PASSED', '已经通过'])
  })
})

describe('a decision', () => {
  it('is offered in one order, with what follows from it and whether it needs a reason', () => {
    expect(kindWords('DECLARATION').choices).toEqual([
      { action: 'PASS', label: '通过', hint: '申报书进入下一环节，意见可不填。', needsOpinion: false },
      {
        action: 'RETURN',
        label: '退回修改',
        hint: '申报人按意见修改后，申报截止前可再次提交，截止后不能再提交。',
        needsOpinion: true,
      },
      {
        ...{ action: 'REFUSE', label: '不予受理', needsOpinion: true },
        hint: '本次申报到此终止，申报人不能再修改或提交。',
      },
    ])
    expect(kindWords('ACCEPTANCE').choices.map(({ action, label, hint }) => [action, label, hint])).toEqual([
      ['PASS', '通过', '进入下一环节，不能再退回。意见可不填。'],
      ['RETURN', '退回修改', '填报人按意见修改后可以再次提交。'],
      ['RECTIFY', '限期整改', '填报人在期限内整改后再次提交。'],
      ['REFUSE', '不通过', '办理到此结束，不能撤回。'],
    ])
    expect(kindWords('MATCHING').choices.map(({ action, needsOpinion }) => [action, needsOpinion])).toEqual([
      ['RECEIVE', false],
      ['PASS', false],
      ['RETURN', true],
      ['REFUSE', true],
    ])
  })

  it.each([
    ['CONTRACT_CHANGE', 'PASS', '同意'],
    ['TASK_BOOK', 'PASS', '通过'],
    ['LATER', 'PASS', '通过'],
    ['LATER', 'toString', 'toString'],
  ])('of %s: %s is called %s', (kind, action, label) => {
    expect(actionLabel(kind, action)).toBe(label)
  })

  it('to fill in is to begin, or to go on', () => {
    expect([fillLabel({ begun: false }), fillLabel({ begun: true })]).toEqual(['开始填报', '继续填报'])
  })
})
