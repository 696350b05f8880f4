/** Wrong input in the performance evaluation, the technical evaluation, and questions about a technical report. */

import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { type BadAnswer, expectAnswersRefused, expectRefused } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

const ownPerformance = () =>
  backend.db.works.where({ kind: 'PERFORMANCE', state: 'TO_CONFIRM', creatorId: personaUserId('researcher') })[0]?.id ??
  expect.fail('no evaluation')
const toEvaluate = () =>
  backend.db.works.where({ kind: 'TECHNICAL_EVALUATION', state: 'TO_EVALUATE' })[0]?.id ?? expect.fail('no report')

it.each<[page: string, answers: readonly BadAnswer[]]>([
  [
    'outputs',
    [
      [/^第 1 行 现在达到/, '-1', '不能小于 0'],
      [/^第 1 行 现在达到/, '10000', '不能大于 9,999'],
      [/^第 1 行 现在达到/, '若干', '要填数字'],
      [/^培养研究生/, '1.5', '要填整数'],
      [/^培养研究生/, '1000', '不能大于 999'],
    ],
  ],
  [
    'effects',
    [
      [/^新增销售收入/, '-1', '不能小于 0'],
      [/^新增税收/, '很多', '要填数字'],
      [/^社会效益/, '字'.repeat(2001), '不能超过 2000 个字，现在 2001 个'],
    ],
  ],
])(
  'the page %s of a performance evaluation: each wrong value is refused at its field, and stays',
  async (page, answers) => {
    const id = ownPerformance()
    backend.db.works.update(id, { state: 'FILLING' })
    await renderAt(`/performance-smartform/performance-evaluation/${id}/${page}`, { as: 'researcher' })
    await expectAnswersRefused(answers)
  },
)

it('an output typed by hand: a month that is none, and a name too long are refused in their cells', async () => {
  const id = ownPerformance()
  backend.db.works.update(id, { state: 'FILLING' })
  const { user } = await renderAt(`/performance-smartform/performance-evaluation/${id}/outputs`, { as: 'researcher' })
  const [add] = await screen.findAllByRole('button', { name: '添加一行' })
  await user.click(add ?? expect.fail('no button'))
  await expectAnswersRefused([
    [/^第 \d+ 行 名称/, '字'.repeat(201), '不能超过 200 个字，现在 201 个'],
    [/^第 \d+ 行 年月/, '2026-13', /年月|月份/],
    [/^第 \d+ 行 年月/, '去年', /年月|月份/],
  ])
})

it.each([
  ['项目编号', '', '请输入项目编号'],
  ['项目名称', '   ', '请输入项目名称'],
  ['承担单位', '名'.repeat(201), '承担单位不能超过 200 个字，现在 201 个'],
  ['项目负责人', '别人', '项目绩效评价信息不一致，请核对后重新填写'],
])(
  'a statement of the project whose %s is “%s” is refused at its field, and the others stay',
  async (label, typed, message) => {
    const { user } = await renderAt(`/my-project/evaluation-confirm/${ownPerformance()}`, { as: 'researcher' })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
    fireEvent.change(field, { target: { value: typed } })
    const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    const before = values()
    await user.click(await screen.findByRole('button', { name: '信息一致，开始填报' }))
    await expectRefused(field, message, typed)
    expect(values()).toEqual(before)
  },
)

it('a technical evaluation: each score outside its range, and an opinion too short are refused at their fields', async () => {
  await renderAt(`/technical/${toEvaluate()}`, { as: 'supervisingDepartment' })
  await expectAnswersRefused([
    [/^报告完整性/, '21', '不能大于 20'],
    [/^技术先进性与创新性/, '-1', '不能小于 0'],
    [/^数据与结论的可靠性/, '29.5', '要填整数'],
    [/^可推广性/, '满分', '要填数字'],
    [/^评价意见/, '很好', '评价意见至少要 20 个字，现在 2 个'],
  ])
})

it.each<[what: string, typed: { question?: string; day?: string }, at: RegExp, message: string | RegExp]>([
  ['no question', { question: ' ' }, /^提问内容/, '请填写提问内容'],
  ['a question too long', { question: '字'.repeat(501) }, /^提问内容/, '提问内容不能超过 500 个字，现在 501 个'],
  ['no date', { day: '' }, /^答复期限/, /请选择 .* 至 .* 之间的日期/],
  ['a date that is over', { day: '2020-01-01' }, /^答复期限/, /请选择 .* 至 .* 之间的日期/],
  ['a date too far away', { day: '2099-01-01' }, /^答复期限/, /请选择 .* 至 .* 之间的日期/],
  ['a day that does not exist', { day: '2026-02-30' }, /^答复期限/, /请选择 .* 至 .* 之间的日期/],
  ['a date in words', { day: '下周' }, /^答复期限/, /请选择 .* 至 .* 之间的日期/],
])(
  'a question to the leader with %s is refused at its field, and nothing typed is lost',
  async (_what, typed, at, message) => {
    const id = toEvaluate()
    const { user } = await renderAt(`/technical/${id}`, { as: 'supervisingDepartment' })
    await user.click(await screen.findByRole('button', { name: '向负责人提问' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name })
    const question = typed.question ?? '检测样本有多少？'
    const day = typed.day ?? field(/^答复期限/).value
    fireEvent.change(field(/^提问内容/), { target: { value: question } })
    fireEvent.change(field(/^答复期限/), { target: { value: day } })
    await user.click(dialog.getByRole('button', { name: '发出问题' }))
    await expectRefused(field(at), message)
    expect(document.activeElement).toBe(field(at))
    expect(field(/^提问内容/)).toHaveValue(question)
    expect(field(/^答复期限/)).toHaveValue(day)
    expect(backend.db.works.get(id)?.state).toBe('TO_EVALUATE')
  },
)

it('an answer to a question that is empty or too long is refused at its field', async () => {
  const [work] = backend.db.works.where({
    kind: 'TECHNICAL_EVALUATION',
    state: 'TO_EVALUATE',
    creatorId: personaUserId('researcher'),
  })
  const { id } = work ?? expect.fail('none of the researcher')
  backend.db.works.update(id, { state: 'QUESTIONED', facts: { answerBy: Date.now() + 24 * 3600_000 } })
  const { user } = await renderAt(`/my-project/work/${id}`, { as: 'researcher' })
  const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^答复/ })
  for (const [typed, message] of [
    [' ', '请填写答复'],
    ['字'.repeat(501), '答复不能超过 500 个字，现在 501 个'],
  ] as const) {
    fireEvent.change(answer, { target: { value: typed } })
    await user.click(screen.getByRole('button', { name: '提交答复' }))
    await expectRefused(answer, message, typed)
  }
})
