/** Tests of a unit's experts, yearly check, departments and handover on screen. */
import { demoPassword, personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'
import { passSecondFactor } from '../../../tests/sign-in-forms'

it('the unit’s page shows its experts in the database beside the applications', async () => {
  const { user, router } = await renderAt('/company/unit-1/expert', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('link', { name: '在库专家' }))
  const name = await screen.findByRole('link', { name: '罗明' })
  const row = within(name.closest('tr') ?? document.body)
  expect(row.getByText('2 项，已提交 1 项')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^变更：/ }).length).toBeGreaterThan(0)
  // Filtering keeps the tab.
  await user.type(screen.getByLabelText('关键词'), '罗明')
  await user.click(screen.getByRole('button', { name: '查询' }))
  expect(await screen.findByText('共 1 项')).toBeTruthy()
  expect(router.state.location.search).toContain('tab=database')
})

it('the yearly staff check opens the unconfirmed people, and confirms each with one click', async () => {
  const { user } = await renderAt('/company/unit-1/staff', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('button', { name: /^核对剩下的 \d+ 人$/ }))
  const [first] = await screen.findAllByRole('button', { name: /^确认在职：/ })
  const name = first?.getAttribute('aria-label')?.split('：')[1] ?? ''
  const total = () => Number(/共 (\d+) 项/.exec(screen.getByText(/^共 \d+ 项$/).textContent ?? '')?.[1])
  await waitFor(() => expect(total()).toBeLessThan(20))
  const before = total()
  await user.click(first as HTMLElement)
  await waitFor(() => expect(total()).toBe(before - 1))
  expect(screen.queryByRole('button', { name: `确认在职：${name}` })).toBeNull()
  // The next person is one more press away.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^确认在职：/)
  const person = backend.db.users.where({ userFullname: name })[0]
  expect(backend.db.memberships.where({ userId: person?.id, unitId: 'unit-1' })[0]?.confirmedAt).toBeGreaterThan(0)
})

it('a colleague accepts the requested handover and finds the unit in the menu', async () => {
  const asking = await renderAt('/company/unit-1/staff', { as: 'unitAdministrator' })
  await asking.user.click(await screen.findByRole('button', { name: '移交管理员' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移交管理员' }))
  await asking.user.click(dialog.getByRole('button', { name: '发出邀请' }))
  expect(await dialog.findByText('请选择接任人')).toBeTruthy()
  await asking.user.type(dialog.getByRole('combobox'), '陈思远')
  await asking.user.click(await screen.findByText('陈思远（上海申江大学）'))
  await asking.user.click(dialog.getByRole('button', { name: '发出邀请' }))
  expect(await screen.findByText('您已请陈思远接任单位管理员，等待对方答复')).toBeTruthy()
  asking.leave()

  const [work] = backend.db.works.where({ kind: 'ADMINISTRATOR_HANDOVER', unitId: 'unit-1' })
  const { user } = await renderAt(`/unit-handover/${work?.id}`, { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: '接任单位管理员' }))
  await waitFor(() => expect(backend.db.works.get(work?.id ?? '')?.state).toBe('HANDED_OVER'))
  expect(backend.db.memberships.where({ userId: personaUserId('researcher'), unitId: 'unit-1' })[0]?.isAdmin).toBe(1)
  expect(await screen.findByRole('link', { name: '单位管理' })).toBeTruthy()
})

const block = [
  ['姓名（必填）', '手机号码（必填）', '部门'],
  ['林晓岚', '13800001002', '生命科学学院'],
  ['没有账号', '13999999999', ''],
  ['写错了', '139', ''],
]
vi.mock('@/lib/sheets/workbook', () => ({ readWorkbook: () => Promise.resolve(block) }))

/** Chooses the list in the import's dialog. */
async function chooseList() {
  const page = await renderAt('/company/unit-1/staff', { as: 'unitAdministrator' })
  const { user } = page
  await user.click(await screen.findByRole('button', { name: '导入人员' }))
  const dialog = await screen.findByRole('dialog', { name: '导入人员' })
  // A browser shows a button of antd although it has `hidden`.
  expect(within(dialog).queryByRole('button', { name: /^导入/, hidden: true })).toBeNull()
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('nowhere to choose a file')
  await user.upload(input, new File(['x'], '人员.xlsx'))
  const inside = within(dialog)
  expect(await inside.findByText(/^共 3 行，已选择 2 行，1 行有错误/)).toBeTruthy()
  return { ...page, inside }
}

it('an import saves the valid rows of a list, and keeps the others with their reasons', async () => {
  const { user, inside } = await chooseList()
  await user.click(inside.getByRole('button', { name: '导入 2 行' }))
  expect(await inside.findByText('已导入 2 条，下面 1 行没有导入')).toBeTruthy()
  const cameOf = (label: string) => inside.getByText(label).nextElementSibling?.textContent
  expect(cameOf('已加入本单位（1 人）')).toBe('林晓岚')
  expect(cameOf('没有账号，已发出邀请（1 人）')).toBe('没有账号')
  expect(inside.getByText('手机号码不正确，请输入 11 位手机号码')).toBeTruthy()
  await waitFor(() =>
    expect(backend.db.memberships.where({ userId: 'user-newResearcher', unitId: 'unit-1' })[0]?.applyStatus).toBe(2),
  )
})

it('an import keeps its rows without a line and after the login has ended, and says so once', async () => {
  const { user, inside } = await chooseList()
  Object.assign(backend.network, { offline: true })
  await user.click(inside.getByRole('button', { name: '导入 2 行' }))
  expect(await inside.findByText(/^网络无法连接/)).toBeTruthy()
  expect(screen.getAllByText(/^网络无法连接/)).toHaveLength(1)
  Object.assign(backend.network, { offline: false })
  await backend.network.expireNow()
  await user.click(inside.getByRole('button', { name: '导入 2 行' }))
  // antd names every dialog alike in tests, so this one is found by its text.
  expect(await screen.findByText(/^本页内容都还在/)).toBeTruthy()
  await user.type(screen.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await passSecondFactor(user)
  await waitFor(() => expect(screen.queryByText(/^本页内容都还在/)).toBeNull())
  // Back at the list, nothing says any more that the login has ended.
  expect(inside.queryByText('您还未登录或登录已失效')).toBeNull()
  await user.click(inside.getByRole('button', { name: '导入 2 行' }))
  expect(await inside.findByText('已导入 2 条，下面 1 行没有导入')).toBeTruthy()
})
