/** Tests of to-dos in words. */
import { afterEach, describe, expect, it } from 'vitest'
import { setLocale } from '@/lib/i18n/i18n'
import { todoState, todoTitle } from './todo-words'

afterEach(() => setLocale('zh'))

const day = 24 * 3_600_000
const now = 1_800_000_000_000
const at = (status: number, startedAgo: number, dueIn: number | null) => ({
  status,
  startsAt: now - startedAgo * day,
  dueAt: dueIn === null ? null : now + dueIn * day,
  serverTime: now,
})

describe('a to-do', () => {
  it.each([
    [at(1, -6, 40), '未开始', 'default'],
    [at(2, 5, 12), '进行中，已用 5 天', 'blue'],
    [at(2, 0.4, 12), '进行中，不到 1 天', 'blue'],
    [at(2, 5, null), '进行中，已用 5 天', 'blue'],
    [at(3, 40, -3), '已逾期 3 天', 'orange'],
    [at(3, 40, null), '已逾期', 'orange'],
    [at(4, 12, 2), '即将到期，还剩 2 天', 'red'],
    [at(9, 0, 1), '待办', 'default'],
  ])('%j is displayed as %s (%s)', (todo, words, color) => {
    expect(todoState(todo)).toEqual({ words, color })
  })

  it.each([
    ['FILL', 'TASK_BOOK', '填报任务书《甲》'],
    ['CHECK', 'PERFORMANCE', '核对绩效评价的信息《甲》'],
    ['ANSWER', 'DECLARATION', '答复项目申报书中的问题《甲》'],
    ['PART', 'TASK_BOOK', '填写任务书的部分内容《甲》'],
    ['SIGN', 'TASK_BOOK', '签署任务书《甲》'],
    ['DECIDE', 'DECLARATION', '审核项目申报书《甲》'],
    ['CORRECT', 'TASK_BOOK', '修改被退回的任务书《甲》'],
    ['CONFIRM', 'MEMBER_PART', '确认您在《甲》中的参与信息'],
    ['SIGN', 'AWARD_UNIT', '确认本单位在《甲》中的排名与贡献'],
    ['REVIEW', null, '评审项目《甲》'],
    ['WAITING', 'ACCEPTANCE', '验收《甲》'],
    ['REMINDER', null, '甲'],
  ] as const)('%s of %s is labelled %s', (cause, kind, words) => {
    expect(todoTitle({ cause, kind, title: '甲' })).toBe(words)
  })

  it.each([
    ['DECIDE', 'MEMBERSHIP', '贾文慧的单位关联申请', '审核贾文慧的单位关联申请'],
    ['FILL', 'EXPERT_APPLICATION', '吴昊的专家入库申请', '填报吴昊的专家入库申请'],
    ['WAITING', 'EXPERT_CHANGE', '梁静怡的专家信息变更', '梁静怡的专家信息变更'],
    ['CONFIRM', 'ADMINISTRATOR_HANDOVER', '甲大学的管理员移交', '答复甲大学的管理员移交'],
  ] as const)('%s of %s names the kind once where the title names it', (cause, kind, title, words) => {
    expect(todoTitle({ cause, kind, title })).toBe(words)
  })

  it('for several people about one item is labelled with each name, so that different links have different names', () => {
    const names = ['周航', '李敏'].map((holder) =>
      todoTitle({ cause: 'WAITING', kind: 'MEMBER_PART', title: '甲', holder }),
    )
    expect(names).toEqual(['成员确认（周航）《甲》', '成员确认（李敏）《甲》'])
    expect(todoTitle({ cause: 'WAITING', kind: 'ACCEPTANCE', title: '甲', holder: '某单位' })).toBe('验收《甲》')
    const membership = { cause: 'WAITING', kind: 'MEMBERSHIP', title: '甲', holder: '某单位' } as const
    expect(todoTitle(membership)).toBe('单位关联申请《甲》')
    expect(todoTitle({ ...membership, kind: 'NONE' })).toBe('其他事项《甲》')
    expect(todoTitle({ ...membership, kind: 'AWARD_UNIT' })).toBe('完成单位确认（某单位）《甲》')
    expect(todoTitle({ ...membership, kind: 'DECLARATION' })).toBe('项目申报书《甲》')
    expect(todoTitle({ cause: 'WAITING', kind: 'AWARD_UNIT', title: '甲' })).toBe('完成单位确认《甲》')
  })

  it('for the person who confirms names what they confirm, not who holds it', () => {
    expect(todoTitle({ cause: 'CONFIRM', kind: 'MEMBER_PART', title: '甲', holder: '周航' })).toBe(
      '确认您在《甲》中的参与信息',
    )
  })

  it('without a work item has its own title, in English too', () => {
    const reminder = { kind: null, title: '甲', titleEn: 'A' }
    const causes = ['REMINDER', 'STAFF_CHECK', 'INVITATION'] as const
    const titles = () => causes.map((cause) => todoTitle({ ...reminder, cause }))
    expect(titles()).toEqual(['甲', '甲', '甲'])
    setLocale('en')
    expect(titles()).toEqual(['A', 'A', 'A'])
  })
})
