/** Tests of the desk for technical reports. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const open = () =>
  backend.db.works
    .where({ kind: 'TECHNICAL_EVALUATION', state: 'TO_EVALUATE' })
    .toSorted((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0))

it('puts the report beside the form, compares the scores, and turns to the next report by one key', async () => {
  const [first, second] = open()
  const { user, router } = await renderAt(`/technical/${first?.id}`, { as: 'supervisingDepartment' })
  const report = await screen.findByRole('region', { name: '技术报告' })
  expect(await within(report).findByText(/完成全部研究内容/)).toBeTruthy()
  const form = screen.getByRole('region', { name: '评价表' })
  const scores = await within(form).findByRole('heading', { name: '评分' })
  const facts = await within(form).findByRole('heading', { name: '项目概况' })
  expect(scores.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const [name, score] of [
    [/^报告完整性/, '18'],
    [/^技术先进性与创新性/, '25'],
    [/^数据与结论的可靠性/, '25'],
    [/^可推广性/, '16'],
  ] as const)
    await user.type(await within(form).findByRole('textbox', { name }), score)
  expect(await within(form).findByText('总分 84')).toBeTruthy()
  expect(within(form).getByText('在已评的 5 份中排第 2')).toBeTruthy()
  await user.click(within(form).getByText(/^与已评报告比较（4 份/))
  expect(within(form).getByRole('row', { name: '总分 84 57 73.5 88' })).toBeTruthy()
  const row = screen.getByRole('navigation', { name: '待评价的报告' })
  expect(within(row).getByText('待评价的第 1 份，共 3 份')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'F9' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/technical/${second?.id}`))
  expect(await screen.findByText('待评价的第 2 份，共 3 份')).toBeTruthy()
})

it('asks the leader with a date, who answers beside the question; the answer stands beside the report', async () => {
  const work = open().find(({ creatorId }) => creatorId === 'user-researcher') ?? expect.fail('none of the researcher')
  const { user, leave } = await renderAt(`/technical/${work.id}`, { as: 'supervisingDepartment' })
  await user.click(await screen.findByRole('button', { name: '向负责人提问' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '发出问题' }))
  expect(dialog.getByText('请填写提问内容')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^提问内容/ }), '检测样本有多少？')
  await user.click(dialog.getByRole('button', { name: '发出问题' }))
  await waitFor(() => expect(backend.db.works.get(work.id)?.state).toBe('QUESTIONED'))
  // The button that opened the dialog has left with the state.
  await waitFor(() => expect(screen.queryByRole('button', { name: '向负责人提问' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  leave()
  const leader = await renderAt(`/my-project/work/${work.id}`, { as: 'researcher' })
  const questions = await screen.findByRole('region', { name: '提问与答复' })
  expect(within(questions).getByText('检测样本有多少？')).toBeTruthy()
  await leader.user.type(await screen.findByRole('textbox', { name: /^答复/ }), '三百例。')
  await leader.user.click(screen.getByRole('button', { name: '提交答复' }))
  await waitFor(() => expect(backend.db.works.get(work.id)?.state).toBe('TO_EVALUATE'))
  leader.leave()
  const desk = await renderAt(`/technical/${work.id}`, { as: 'supervisingDepartment' })
  const report = await screen.findByRole('region', { name: '技术报告' })
  expect(await within(report).findByText('三百例。')).toBeTruthy()
  await desk.router.navigate(`/print/${work.id}`)
  const paper = within(await screen.findByRole('article'))
  expect(await paper.findByRole('heading', { name: '提问与答复' })).toBeTruthy()
  expect(paper.getByText('三百例。')).toBeTruthy()
})
