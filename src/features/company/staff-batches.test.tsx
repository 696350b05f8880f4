/** Batches in the lists of a unit’s people and open invitations. */

import { demoPassword } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { interceptCall, lineBreaks } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'
import { passSecondFactor } from '../../../tests/sign-in-forms'

afterEach(() => vi.restoreAllMocks())

const counted = (n: number) =>
  waitFor(() => expect(screen.getByRole('link', { name: `待答复的邀请（${n}）` })).toBeTruthy())
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body)

it('the unit invites by hand, invites again and withdraws, and the tab counts the open invitations', async () => {
  const { user } = await renderAt('/company/unit-1/staff', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('link', { name: '待答复的邀请（2）' }))
  await screen.findByText('白若溪')
  expect(rowOf('白若溪').getByText('已过期')).toBeTruthy()
  expect(rowOf('谢雨辰').getByText('王建华')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '再次邀请：白若溪' }))
  await counted(3)
  await waitFor(() => expect(screen.queryByRole('button', { name: '再次邀请：白若溪' })).toBeNull())

  await user.click(screen.getByRole('button', { name: '撤回：苏明远' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /撤\s?回/ }))
  await counted(2)
  expect(screen.queryByText('苏明远')).toBeNull()

  await user.click(screen.getByRole('button', { name: '添加人员' }))
  // antd gives all dialogs one id under test: this one is found by its field.
  const field = await screen.findByLabelText(/^姓名/)
  const dialog = within(field.closest<HTMLElement>('[role=dialog]') ?? document.body)
  await user.type(dialog.getByLabelText(/^姓名/), '方知行')
  await user.type(dialog.getByLabelText(/^手机号码/), '13800001001')
  await user.click(dialog.getByRole('button', { name: /^添\s?加$/ }))
  expect(await dialog.findByText('姓名与该手机号码的账号不一致，请核对')).toBeTruthy()
  await user.clear(dialog.getByLabelText(/^手机号码/))
  await user.type(dialog.getByLabelText(/^手机号码/), '13900008899')
  await user.click(dialog.getByRole('button', { name: /^添\s?加$/ }))
  await counted(3)
  await waitFor(() => expect(screen.getByText('方知行')).toBeTruthy())
  expect(backend.db.expertInvitations.where({ inviteeMobile: '13900008899' })).toHaveLength(1)
})

it('a row that another administrator changed meanwhile is refused with its reason, and the others are done', async () => {
  const { user } = await renderAt('/company/unit-1/staff?tab=invitations', { as: 'unitAdministrator' })
  await user.click(await screen.findByLabelText('选择谢雨辰'))
  await user.click(screen.getByLabelText('选择苏明远'))
  const [row] = backend.db.expertInvitations.where({ inviteeName: '谢雨辰' })
  backend.db.expertInvitations.update(row?.id ?? '', { revision: 2 })
  await user.click(screen.getByRole('button', { name: '撤回 2 份邀请' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /撤\s?回/ }))
  expect(await screen.findByText('撤回：1 项成功，1 项没有成功')).toBeTruthy()
  expect(screen.getByText(/^谢雨辰：您打开列表之后，这一行已有变化/)).toBeTruthy()
  await counted(1)
})

it('a batch whose login has ended goes on over the list once the person has signed in again', async () => {
  const { user, router } = await renderAt('/company/unit-1/staff?tab=invitations', { as: 'unitAdministrator' })
  await user.click(await screen.findByLabelText('选择白若溪'))
  await backend.network.expireNow()
  await user.click(screen.getByRole('button', { name: '再次邀请 1 人' }))
  await user.type(await screen.findByLabelText('密码'), `${demoPassword}{Enter}`)
  await passSecondFactor(user)
  await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull())
  expect(router.state.location.pathname).toBe('/company/unit-1/staff')
  expect(screen.getByText('再次邀请：没有办理')).toBeTruthy()
  expect(screen.queryByText(/还不知道结果/)).toBeNull()
  await user.click(screen.getByRole('button', { name: '继续办理' }))
  await counted(3)
})

it('a batch stays unknown when the login ends after its response was lost', async () => {
  const { user } = await renderAt('/company/unit-1/staff?tab=invitations', { as: 'unitAdministrator' })
  await user.click(await screen.findByLabelText('选择白若溪'))
  interceptCall('RenewInvitations', async (go) => {
    await go()
    return lineBreaks()
  })
  await user.click(screen.getByRole('button', { name: '再次邀请 1 人' }))
  const again = await screen.findByRole('button', { name: '查询结果' })
  vi.restoreAllMocks()
  await backend.network.expireNow()
  await user.click(again)
  await user.type(await screen.findByLabelText('密码'), `${demoPassword}{Enter}`)
  await passSecondFactor(user)
  await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull())
  expect(screen.getByText('再次邀请：还不知道结果')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查询结果' }))
  await counted(3)
})

it('a member who was changed elsewhere is not moved, and the reason is reported', async () => {
  const { user } = await renderAt('/company/unit-1/staff?keyword=刘海峰', { as: 'unitAdministrator' })
  await user.click(await screen.findByLabelText('选择刘海峰'))
  const former = backend.db.memberships.get('membership-user-3-unit-1')
  backend.db.memberships.update('membership-user-3-unit-1', { revision: (former?.revision ?? 1) + 1 })
  await user.click(screen.getByRole('button', { name: '调整 1 人的部门' }))
  const moving = within(await screen.findByRole('dialog', { name: '调整 1 人的部门' }))
  await user.selectOptions(moving.getByLabelText(/^调整到/), '材料科学与工程学院')
  await user.click(moving.getByRole('button', { name: /调\s?整/ }))
  expect(await screen.findByText(/^刘海峰：您打开列表之后，这一行已有变化/)).toBeTruthy()
  expect(backend.db.memberships.get('membership-user-3-unit-1')?.departments).toEqual(former?.departments)
})

it('a person who cannot be removed is reported above the list, which scrolls to the report', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderAt('/company/unit-1/staff', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('button', { name: '移除：陈思远' }))
  scrolled.mockClear()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /移\s?除/ }))
  expect(await screen.findByText('移除：0 项成功，1 项没有成功')).toBeTruthy()
  const places = scrolled.mock.contexts.map((place) => (place as Element).textContent)
  expect(places).toEqual([expect.stringMatching(/^移除：0 项成功，1 项没有成功陈思远：/)])
})
