/** The screen of a unit’s departments. */

import { demoPassword } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { passSecondFactor } from '../../../tests/sign-in-forms'

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

it('a department is created, a duplicate name is marked at its field, people are moved into it, and it is merged', async () => {
  const { user, router } = await renderAt('/company/unit-1/departments', { as: 'unitAdministrator' })
  expect(await screen.findByText('共 5 项')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '新建部门' }))
  const making = await dialog('新建部门')
  await user.type(making.getByLabelText(/^部门名称/), '生命科学学院')
  await user.click(making.getByRole('button', { name: /新\s?建/ }))
  expect(await making.findByText('本单位已有同名部门，请换一个名称')).toBeTruthy()
  await user.clear(making.getByLabelText(/^部门名称/))
  await user.type(making.getByLabelText(/^部门名称/), '未来技术学院')
  await user.click(making.getByRole('button', { name: /新\s?建/ }))
  expect(await screen.findByText('共 6 项')).toBeTruthy()

  await router.navigate('/company/unit-1/staff?keyword=刘海峰')
  await user.click(await screen.findByLabelText('选择刘海峰'))
  await user.click(screen.getByRole('button', { name: '调整 1 人的部门' }))
  const moving = await dialog('调整 1 人的部门')
  await user.click(moving.getByRole('button', { name: /调\s?整/ }))
  expect(moving.getByText('请选择部门')).toBeTruthy()
  await user.selectOptions(moving.getByLabelText(/^调整到/), '未来技术学院')
  await user.click(moving.getByRole('button', { name: /调\s?整/ }))
  const departmentOf = () => backend.db.memberships.get('membership-user-3-unit-1')?.departments[0]?.id ?? ''
  await waitFor(() => expect(backend.db.departments.get(departmentOf())?.name).toBe('未来技术学院'))

  await router.navigate('/company/unit-1/departments')
  await user.click(await screen.findByRole('button', { name: '撤销部门：未来技术学院' }))
  const refused = await dialog(/还有人员，不能撤销/)
  await user.click(refused.getByRole('button', { name: '并入其他部门' }))
  // antd gives all dialogs one id under test: the second is known by its words.
  const note = await screen.findByText(/^未来技术学院：1 人将转入所选部门/)
  const merging = within(note.closest<HTMLElement>('[role=dialog]') ?? document.body)
  await user.selectOptions(merging.getByLabelText(/^并入/), '材料科学与工程学院')
  await user.click(merging.getByRole('button', { name: /合\s?并/ }))
  expect(await screen.findByText(/并入材料科学与工程学院/)).toBeTruthy()
  expect(departmentOf()).toBe('unit-1-department-2')
})

it('a department’s administrator sees the department read-only', async () => {
  await renderAt('/company/unit-1/departments', { as: 'departmentAdministrator' })
  expect(await screen.findByText('共 1 项')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '新建部门' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^改名/ })).toBeNull()
})

it('whoever merges or renames second is told of the change, sees the row as it stands now, and keeps the text', async () => {
  const { user } = await renderAt('/company/unit-1/departments', { as: 'unitAdministrator' })
  const [first, second] = ['unit-1-department-1', 'unit-1-department-2']
  const elsewhere = (id: string, name: string) => {
    const { revision = 1 } = backend.db.departments.get(id) ?? {}
    backend.db.departments.update(id, { name, revision: revision + 1 })
  }
  await user.click(await screen.findByRole('button', { name: '改名：计算机科学与技术学院' }))
  const renaming = await dialog('部门改名：计算机科学与技术学院')
  await user.clear(renaming.getByLabelText(/^部门名称/))
  await user.type(renaming.getByLabelText(/^部门名称/), '软件学院')
  elsewhere(first, '计算机学院')
  await user.click(renaming.getByRole('button', { name: /改\s?名/ }))
  expect(await renaming.findByText(/这一行已有变化，没有办理/)).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: '部门改名：计算机学院' })).toBeTruthy()
  expect(renaming.getByLabelText<HTMLInputElement>(/^部门名称/).value).toBe('软件学院')
  await user.click(renaming.getByRole('button', { name: /改\s?名/ }))
  await waitFor(() => expect(backend.db.departments.get(first)?.name).toBe('软件学院'))

  await user.click(await screen.findByRole('button', { name: '合并：软件学院' }))
  const note = await screen.findByText(/^软件学院：\d+ 人将转入所选部门/)
  const merging = within(note.closest<HTMLElement>('[role=dialog]') ?? document.body)
  await user.selectOptions(merging.getByLabelText(/^并入/), '材料科学与工程学院')
  elsewhere(second, '新材料学院')
  await user.click(merging.getByRole('button', { name: /合\s?并/ }))
  expect(await merging.findByText(/这一行已有变化，没有办理/)).toBeTruthy()
  expect(backend.db.departments.get(first)?.closedAt).toBeUndefined()
  expect(await merging.findByRole('option', { name: '新材料学院', selected: true })).toBeTruthy()

  // An ended login keeps the choice as well: the person signs in over it.
  await backend.network.expireNow()
  await user.click(merging.getByRole('button', { name: /合\s?并/ }))
  // antd gives all dialogs one id under test: the second is known by its words.
  const password = await screen.findByLabelText('密码')
  await user.type(password, `${demoPassword}{Enter}`)
  await passSecondFactor(user)
  await waitFor(() => expect(screen.queryByLabelText('密码')).toBeNull())
  expect(merging.getByRole('option', { name: '新材料学院', selected: true })).toBeTruthy()
  await user.click(merging.getByRole('button', { name: /合\s?并/ }))
  await waitFor(() => expect(backend.db.departments.get(first)?.mergedInto).toBe(second))
})

it('a merge lists who moves, and names afterwards who came into the department meanwhile', async () => {
  const { user } = await renderAt('/company/unit-1/departments', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('button', { name: '合并：经济与管理学院' }))
  const merging = await dialog('合并 1 个部门')
  expect(await merging.findByText(/转入人员：/)).toHaveTextContent(/^经济与管理学院：3 人将转入所选部门/)
  expect(merging.queryByText(/刘海峰/)).toBeNull()
  // Another administrator moves somebody into the department while this one decides.
  const newcomer = backend.db.memberships.get('membership-user-3-unit-1')
  const economics = backend.db.departments.where({ name: '经济与管理学院' })[0]?.id ?? ''
  if (newcomer) backend.db.memberships.update(newcomer.id, { departments: [{ id: economics, isAdmin: 0 }] })
  await user.selectOptions(merging.getByLabelText(/^并入/), '材料科学与工程学院')
  await user.click(merging.getByRole('button', { name: /合\s?并/ }))
  const told = await screen.findByText(/^刘海峰在确认以后调入了被合并的部门，也已一并转入材料科学与工程学院/)
  const news = told.closest<HTMLElement>('[role=dialog]') ?? document.body
  expect(news).toHaveTextContent('合并期间又有 1 人调入')
  expect(screen.getByText('合并完成：4 人转入材料科学与工程学院')).toBeVisible()
  expect(within(news).getByRole('button', { name: '知道了' })).toBeVisible()
})
