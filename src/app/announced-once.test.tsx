/** Tests that a failure of an action is announced once. */
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  backend.network.offline = false
  clearNotices()
  vi.restoreAllMocks()
})

it.each([
  ['researcher', '/my-project'],
  ['unitAdministrator', '/company/unit-1/staff'],
] as const)(
  'a list of %s that cannot be loaded is requested once, and shows the error in its place and nowhere else',
  async (as, path) => {
    const { user } = await renderAt(path, { as })
    const search = await screen.findByRole('textbox', { name: /关键词|姓名/ })
    backend.network.offline = true
    const fetch = vi.spyOn(globalThis, 'fetch')
    await user.type(search, '网络{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /重试/ })).toBeVisible())
    const requests = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName)
    expect(requests).toEqual([...new Set(requests)])
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(recentNotices()).toEqual([])
  },
)

it('a batch without a line says so in its report alone, and the list stays', async () => {
  const { user } = await renderAt('/company/unit-1/staff?tab=invitations', { as: 'unitAdministrator' })
  const rows = (await screen.findAllByRole('button', { name: /^撤回：/ })).length
  await user.click(screen.getByRole('button', { name: '撤回：谢雨辰' }))
  const dialog = within(await screen.findByRole('dialog'))
  backend.network.offline = true
  await user.click(dialog.getByRole('button', { name: /^撤\s?回$/ }))
  expect(await screen.findByText('撤回：还不知道结果')).toBeVisible()
  // Asking once more, still without a line, adds nothing.
  await user.click(screen.getByRole('button', { name: '查询结果' }))
  await screen.findByText('撤回：还不知道结果')
  expect(screen.getAllByRole('button', { name: /^撤回：/ })).toHaveLength(rows)
  expect(recentNotices()).toEqual([])
  expect(screen.queryByText(/^网络无法连接/)).toBeNull()
  backend.network.offline = false
  await user.click(screen.getByRole('button', { name: '查询结果' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^撤回：/ })).toHaveLength(rows - 1))
})

it('a withdrawal without a line is announced once, and the page stays as it was', async () => {
  const [work] = backend.db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', creatorId: 'user-researcher' })
  const { user } = await renderAt(`/declare-status-list/${work?.id}`, { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /^撤\s?回$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  backend.network.offline = true
  const fetch = vi.spyOn(globalThis, 'fetch')
  await user.click(dialog.getByRole('button', { name: /^撤\s?回$/ }))
  await waitFor(() => expect(recentNotices()).toHaveLength(1))
  const requests = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName)
  expect(requests).toEqual(['WithdrawWork'])
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(work?.title ?? '') })).toBeVisible()
})
