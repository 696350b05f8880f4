/** Tests of the pages of a project's topics. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

const led = () =>
  backend.db.topicLinks.where(({ boundBy, projectLeader }) => boundBy !== null && projectLeader === '陈思远')[0] ??
  expect.fail('no topic')

it('the leader of a project sees how far each topic is, and reminds who has not submitted', async () => {
  const { id, projectId, name } = led()
  const { user } = await renderAt(`/my-project/topics/${projectId}`, { as: 'researcher' })
  const list = await screen.findByRole('region', { name: '项目课题' })
  expect(within(list).getByText('完成 80%')).toBeTruthy()
  expect(
    within(list)
      .getByRole('link', { name: /^去确认：/ })
      .getAttribute('href'),
  ).toMatch(/\/review$/)
  expect(screen.getByText(/^课题由申报书确定，立项后不能增减/)).toBeTruthy()
  const sums = screen.getByRole('table', { name: '与任务书对照' })
  expect(within(sums).getAllByText('未超出').length).toBeGreaterThan(5)
  // Amounts of money have a total, before the indicators, which have different units.
  const rows = within(sums).getAllByRole('row')
  const amounts = rows.map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => Number(textContent)),
  )
  const total = rows.findIndex((row) => within(row).queryByRole('rowheader', { name: /^合计/ }))
  for (const column of [0, 1, 2]) {
    const added = amounts.slice(1, total).reduce((sum, cells) => sum + (cells[column] ?? 0), 0)
    expect(amounts[total]?.[column]).toBeCloseTo(added)
    expect(added).toBeGreaterThan(0)
  }
  expect(rows[total + 1]?.textContent).toContain('考核指标')
  await user.click(within(list).getByRole('button', { name: `提醒：${name}` }))
  expect(await within(list).findByText(/^上次提醒/)).toBeTruthy()
  expect(backend.db.messages.where({ userId: 'user-expert', link: `/my-project/topic/${id}` })).toHaveLength(1)
})

it('the leader of a topic finds what is to be filled in, and gives the topic back with a reason', async () => {
  const { id } = led()
  const { user, router } = await renderAt('/my-project?tab=SUBPROJECT', { as: 'expert' })
  const next = await screen.findByRole('link', { name: /^继续填报：.*课题验收材料/ })
  expect(next.getAttribute('href')).toContain('/form/')
  await router.navigate(`/my-project/topic/${id}`)
  await user.click(await screen.findByRole('button', { name: '不再负责该课题' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '解除关联' }))
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请输入/)
  await user.type(dialog.getByRole('textbox'), '工作调动')
  await user.click(dialog.getByRole('button', { name: '解除关联' }))
  await expect.poll(() => backend.db.topicLinks.get(id)?.boundBy).toBeNull()
})

it('a confirmed topic that exceeds the project’s acceptance is named, and taken over with the sums raised', async () => {
  const [topic = expect.fail('no topic')] = backend.db.works.where({ kind: 'TOPIC_ACCEPTANCE', state: 'SUBMITTED' })
  const deciding = await renderAt(`/my-project/work/${topic.id}/review`, { as: 'researcher' })
  const form = within(await screen.findByRole('form', { name: '审核意见' }))
  await deciding.user.click(form.getByRole('radio', { name: /^确认/ }))
  await deciding.user.click(form.getByRole('button', { name: '提交审核意见' }))
  await screen.findByText(/^操作成功：/)
  const { user, router } = deciding
  await router.navigate(`/my-project/topics/${topic.projectId}`)
  const sums = await screen.findByRole('table', { name: '与验收对照' })
  const labour = () => within(sums).getByRole('row', { name: /劳务费/ })
  expect(labour().textContent).toContain('课题超出')
  await user.click(screen.getByRole('button', { name: '带入验收' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/劳务费 0 → 3\.1/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: '带入' }))
  await waitFor(() => expect(labour().textContent).toContain('未超出'))
})
