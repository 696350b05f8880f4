/** Tests of the pages of platforms that a person oversees. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('the commission sees late platforms by month, reminds all of them, and reads each report', async () => {
  backend.db.platforms.update('platform-function-2', { personId: personaUserId('expert') })
  const { user, router } = await renderAt('/function-platform', { as: 'supervisingDepartment' })
  const counts = await screen.findByRole('table', { name: /年各月报告数/ })
  expect(within(counts).getAllByRole('row')).toHaveLength(4)
  const all = await screen.findByRole('button', { name: /^提醒全部逾期填报人（\d+）$/ })
  await user.click(all)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('上海集成电路中试研发与转化功能型平台')
  await user.click(within(dialog).getByRole('button', { name: '发送提醒' }))
  expect(await screen.findByText(/提醒：\d+ 项成功/)).toBeTruthy()
  expect(await screen.findByText('今天已全部提醒，明天可以再次提醒。')).toBeTruthy()
  const received = backend.db.messages.where({ userId: personaUserId('expert') })
  expect(received.some(({ title }) => title.includes('月报已逾期'))).toBe(true)

  const strip = screen.getByRole('list', { name: '上海类脑智能研发与转化功能型平台各月' })
  await user.click(within(strip).getByRole('link', { name: '1 月：已提交' }))
  expect(await screen.findByText(/完成类脑芯片第 \d+ 轮测试/)).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/monthly-progress-fill\/.*\/filed$/)
  expect(screen.queryByRole('form', { name: '审核意见' })).toBeNull()
})

it('a reader of a platform is not asked to submit the month before', async () => {
  await renderAt('/function-platform/platform-service-1', { as: 'supervisingDepartment' })
  expect(await screen.findByText('上月尚未提交')).toBeTruthy()
  expect(screen.queryByText('请先提交上月')).toBeNull()
})

it('the host unit returns a report with a reason, and its reporter corrects and submits it again', async () => {
  const report = backend.db.works.where({ belongsTo: 'platform-service-1', state: 'SUBMITTED' }).at(-1)
  const { user } = await renderAt(`/monthly-report-fill/${report?.id}/filed`, { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('radio', { name: /^退回修改/ }))
  await user.type(screen.getByLabelText('意见（必填）'), '服务收入与到款不一致')
  await user.click(screen.getByRole('button', { name: '提交审核意见' }))
  expect(await screen.findByText(/审核结论是“退回修改”/)).toBeTruthy()
  expect(backend.db.works.get(report?.id ?? '')?.state).toBe('RETURNED')
})

it('the platform’s month links to the correction and names the reason', async () => {
  const returned = backend.db.works.where({ state: 'RETURNED', kind: 'MONTHLY_REPORT' })[0]
  backend.db.platforms.update('platform-service-3', { personId: personaUserId('researcher') })
  backend.db.works.update(returned?.id ?? '', { creatorId: personaUserId('researcher') })
  const { user } = await renderAt('/function-platform/platform-service-3', { as: 'researcher' })
  const months = within(await screen.findByRole('region', { name: /年各月填报/ })).getAllByRole('listitem')
  const month = months.find(({ textContent }) => textContent?.includes('退回原因：')) as HTMLElement
  await user.click(within(month).getByRole('link'))
  await user.click(await screen.findByRole('button', { name: '继续填报' }))
  expect((await screen.findAllByLabelText(/服务收入/)).length).toBeGreaterThan(0)
})
