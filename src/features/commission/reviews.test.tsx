/** Tests of the page of review progress. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { takeEnglishNames } from '@/lib/i18n/english-names'
import { setLocale } from '@/lib/i18n/i18n'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { storedDrafts } from '../../../tests/stored-drafts'

it('the commission sees each panel’s progress, late experts and score differences, and sends reminders', async () => {
  const { user } = await renderAt('/commission/reviews', { as: 'supervisingDepartment' })
  const past = within(await screen.findByRole('region', { name: '应用示范项目网评（第二组）' }))
  expect(past.getByText('共 4 份 · 待评审 1 份 · 评审中 0 份 · 已提交 3 份 · 已退回 0 份')).toBeTruthy()
  const name = backend.db.users.get('user-29')?.userFullname ?? ''
  expect(past.getByText(`逾期未提交：${name}`)).toBeTruthy()
  // The experts have the panel's deadline, which its head says.
  expect(past.getAllByText(/已逾期/)).toHaveLength(1)
  expect(past.getByRole('heading', { name: /份申报书的评分相差超过 20 分/ })).toBeTruthy()
  const numbers = within(past.getByRole('table', { hidden: true }))
  expect(numbers.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '申报书',
    '最低分',
    '中位数',
    '最高分',
  ])
  // The same proposals in another panel, which has handed in nothing.
  const peers = within(screen.getByRole('region', { name: '国际同行评议（预备组）' }))
  expect(peers.getByText('还没有可以查看的评分。')).toBeTruthy()
  await user.click(past.getByRole('button', { name: `提醒：${name}` }))
  expect(await past.findByText(/^上次提醒/)).toBeTruthy()
  expect(past.queryByRole('button', { name: `提醒：${name}` })).toBeNull()
  expect(backend.db.messages.where({ userId: 'user-29' }).at(-1)?.title).toContain('评审提醒')
})

it('the applications of a panel lead to their pages, from the differences and from the calibrated order', async () => {
  const { user, router } = await renderAt('/commission/reviews?page=2', { as: 'supervisingDepartment' })
  const panel = within(await screen.findByRole('region', { name: '成果转化项目网评（第五组）' }))
  await user.click(panel.getByText('校准后的次序与专家的严格程度'))
  const order = within(await panel.findByRole('table', { name: '成果转化项目网评（第五组）校准后的次序' }))
  const target = order.getAllByRole('link')[1]?.getAttribute('href') ?? expect.fail('no link')
  const apart = within(panel.getByRole('heading', { name: /相差超过 20 分/ }).parentElement ?? expect.fail())
  expect(apart.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(target)
  const link = order.getAllByRole('link')[1] ?? expect.fail('no link')
  const [, title = ''] = link.textContent?.split(' ') ?? []
  await user.click(link)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(target))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

it('the commission extends a late expert’s deadline with a reason that is recorded and sent to the expert', async () => {
  const id = 'user-29'
  const name = backend.db.users.get(id)?.userFullname ?? ''
  const { user } = await renderAt('/commission/reviews', { as: 'supervisingDepartment' })
  const past = within(await screen.findByRole('region', { name: '应用示范项目网评（第二组）' }))
  await user.click(past.getByRole('button', { name: `延长期限：${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `延长期限：${name}` }))
  await user.click(dialog.getByRole('button', { name: '延长期限' }))
  expect(dialog.getByText('请填写延期原因')).toBeTruthy()
  const day = new Date(Date.now() + 5 * 24 * 3600_000).toISOString().slice(0, 10)
  fireEvent.change(dialog.getByLabelText(/新的截止日期/), { target: { value: day } })
  fireEvent.change(dialog.getByLabelText(/延期原因/), { target: { value: '专家出国' } })
  await user.click(dialog.getByRole('button', { name: '延长期限' }))
  expect(await past.findByText(new RegExp(`延期至 ${day}：专家出国$`))).toBeTruthy()
  expect(past.queryByText(/^逾期未提交/)).toBeNull()
  expect(backend.db.messages.where({ userId: id }).at(-1)?.content).toContain('专家出国')
})

it('the reason for a panel’s extension is still there after one of its experts has submitted', async () => {
  const group = backend.db.reviewGroups
    .all()
    .find(({ expertId, panelId }) => expertId === 'user-17' && panelId !== 'review-past')
  const [review] = backend.db.works.where({ kind: 'REVIEW', belongsTo: group?.id, state: 'WAITING' })
  if (!group || !review) throw new Error('no open review in the seeds')
  const third = { id: 'third', expertId: 'user-29', creatorId: 'user-29', belongsTo: 'third' }
  backend.db.reviewGroups.insert({ ...group, ...third })
  backend.db.works.insert({ ...review, ...third })
  const open = async ({ user }: Awaited<ReturnType<typeof renderAt>>) => {
    await user.click(await screen.findByRole('button', { name: `延长期限：${group.title}` }))
    return within(await screen.findByRole('dialog', { name: `延长期限：${group.title}` }))
  }
  const page = await renderAt('/commission/reviews', { as: 'supervisingDepartment' })
  fireEvent.change((await open(page)).getByLabelText(/延期原因/), { target: { value: '专家出国' } })
  await vi.waitFor(async () => expect(await storedDrafts()).toContain('专家出国'))
  cleanup()
  backend.db.works.update('third', { state: 'SUBMITTED' })
  const again = await open(await renderAt('/commission/reviews', { as: 'supervisingDepartment' }))
  expect(await again.findByDisplayValue('专家出国')).toBeTruthy()
})

it('the commission sees the calibrated order of a finished panel beside the raw means, and how strict each expert is', async () => {
  const { user } = await renderAt('/commission/reviews?page=2', { as: 'supervisingDepartment' })
  const panel = within(await screen.findByRole('region', { name: '成果转化项目网评（第五组）' }))
  expect(panel.queryByText('校准分')).toBeNull()
  await user.click(panel.getByText('校准后的次序与专家的严格程度'))
  const order = within(await panel.findByRole('table', { name: '成果转化项目网评（第五组）校准后的次序' }))
  const rows = order.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(6)
  expect(rows[0]?.textContent).toMatch(/± .* 分第 1 档.* 分，第 1 位/)
  expect(panel.getByText(/校准分只供参考，评审仍以原始评分为准/)).toBeTruthy()
  const strictness = within(panel.getByRole('table', { name: '成果转化项目网评（第五组）专家的严格程度' }))
  const strictest = strictness.getAllByRole('row')[1]
  expect(strictest?.textContent).toContain(backend.db.users.get('user-23')?.userFullname)
  expect(strictest?.textContent).toMatch(/偏严 .* ± .* 分/)
})

afterEach(() => setLocale('zh'))

it('the English page of scores names applications and panels in English where their names are known', async () => {
  const { user } = await renderAt('/commission/reviews?page=2', { as: 'supervisingDepartment' })
  const chinese = within(await screen.findByRole('region', { name: '成果转化项目网评（第五组）' }))
  const [first] = within(chinese.getByRole('table', { hidden: true })).getAllByRole('rowheader', { hidden: true })
  const [number, name = ''] = first?.textContent?.split(' ') ?? []
  takeEnglishNames({ [name]: 'Drought-resistant rice' })
  await user.click(screen.getByRole('button', { name: 'English' }))
  const panel = within(await screen.findByRole('region', { name: 'Transfer of results, panel 5' }))
  await user.click(panel.getByText('Calibrated order and strictness of experts'))
  const order = await panel.findByRole('table', { name: /^Calibrated order of Transfer of results, panel 5$/ })
  expect(within(order).getByText(`${number} Drought-resistant rice`)).toBeTruthy()
  expect(panel.getByRole('rowheader', { name: `${number} Drought-resistant rice`, hidden: true })).toBeTruthy()
  expect(panel.getByRole('table', { name: 'Strictness of the experts of Transfer of results, panel 5' })).toBeTruthy()
})

it('the page is in the menu of the commission’s staff, and closed by address to others', async () => {
  await renderAt('/commission/reviews', { as: 'expert' })
  expect(await screen.findByRole('heading', { name: '你无权访问该页面' })).toBeTruthy()
  expect(screen.queryByText('评审进展')).toBeNull()
})
