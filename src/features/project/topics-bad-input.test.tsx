/** Wrong input in the forms of a topic, and in the invitation of its leader. */

import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { type BadAnswer, expectAnswersRefused, expectRefused } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

/** A part of the expert's topic, open for filling in. */
function openPart(kind: string): string {
  const [work] = backend.db.works.where({ kind, creatorId: personaUserId('expert') })
  if (!work) throw new Error(`no ${kind}`)
  backend.db.works.update(work.id, { state: 'FILLING' })
  return work.id
}

it.each<[what: string, kind: string, page: string, answers: readonly BadAnswer[]]>([
  [
    'the budget share',
    'TOPIC_TASK',
    'budget',
    [
      [/^间接费用：专项资金/, '很多', '要填数字'],
      [/^间接费用：专项资金/, '-1', '不能小于 0'],
      [/^间接费用：专项资金/, '20.5', '课题的每项专项资金不能超过 20 万元，请调减'],
      [/^第 1 行 专项资金/, '-1', '不能小于 0'],
      [/^第 1 行 专项资金/, '20.01', '课题的每项专项资金不能超过 20 万元，请调减'],
      // The share that the project's leader allotted: 603225.
      [/^间接费用：专项资金/, '0.01', /课题专项资金合计应等于分配的专项资金 .*，现在是 .*。/],
    ],
  ],
  [
    'the progress',
    'TOPIC_PROGRESS',
    'progress',
    [
      [/^课题完成进度/, '101', '不能大于 100'],
      [/^课题完成进度/, '-1', '不能小于 0'],
      [/^课题完成进度/, '1.5', '要填整数'],
      [/^课题完成进度/, '一半', '要填数字'],
      [/^累计支出专项资金/, '-0.01', '不能小于 0'],
      [/^本期完成的工作/, '字'.repeat(2001), '不能超过 2000 个字，现在 2001 个'],
    ],
  ],
  [
    'what was reached',
    'TOPIC_ACCEPTANCE',
    'results',
    [
      [/^第 1 行 实际完成/, '10000', '不能大于 9,999'],
      [/^第 1 行 实际完成/, '-1', '不能小于 0'],
      [/^第 1 行 实际完成/, '若干', '要填数字'],
    ],
  ],
  [
    'what was spent',
    'TOPIC_ACCEPTANCE',
    'money',
    [
      [/^第 1 行 实际支出/, '-1', '不能小于 0'],
      [/^第 1 行 实际支出/, '1.234', '小数'],
    ],
  ],
])('%s of a topic: each wrong value is refused at its field, and stays', async (_what, kind, page, answers) => {
  await renderAt(`/my-project/work/${openPart(kind)}/form/${page}`, { as: 'expert' })
  await expectAnswersRefused(answers)
})

it.each([
  ['no name', '', '13800001005', 0, '请输入课题负责人'],
  ['a name too long', '名'.repeat(51), '13800001005', 0, '课题负责人不能超过 50 个字，现在 51 个'],
  ['no mobile', '赵立群', '', 1, '手机号码不正确，请输入 11 位手机号码'],
  ['a short mobile', '赵立群', '1380000100', 1, '手机号码不正确，请输入 11 位手机号码'],
])(
  'the invitation of a topic’s leader with %s is refused at its field, and both stay',
  async (_what, name, mobile, at, message) => {
    const { projectId, name: topic } =
      backend.db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远')[0] ??
      expect.fail('no topic')
    const { user } = await renderAt(`/my-project/topics/${projectId}`, { as: 'researcher' })
    await user.click(await screen.findByRole('button', { name: `更换负责人：${topic}` }))
    const dialog = within(await screen.findByRole('dialog'))
    const boxes = dialog.getAllByRole<HTMLInputElement>('textbox')
    const typed = [name, mobile]
    for (const [index, box] of boxes.entries()) fireEvent.change(box, { target: { value: typed[index] } })
    await user.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expectRefused(boxes[at] ?? expect.fail('no field'), message)
    expect(boxes.map(({ value }) => value)).toEqual(typed)
  },
)
it('a task book whose special fund differs from the approval is refused at the amounts (603225), and they stay', async () => {
  const { id } =
    backend.db.works.where({ kind: 'TASK_BOOK', state: 'RETURNED', creatorId: personaUserId('researcher') })[0] ??
    expect.fail('no task book to mend')
  backend.db.works.update(id, { state: 'FILLING' })
  await renderAt(`/my-project/work/${id}/form/budget`, { as: 'researcher' })
  await expectAnswersRefused([
    [/^间接费用：专项资金/, '0.01', /专项资金合计应等于立项专项资金 .*，现在是 .*。/],
    [/^间接费用：专项资金/, '999', /专项资金合计应等于立项专项资金 .*，现在是 .*。/],
  ])
})
