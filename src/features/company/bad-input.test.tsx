/** Wrong input in a unit’s own house: departments, moves, people, handover, import. */

import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { backend } from '../../../tests/backend'
import { expectRefused, type TypedControl } from '../../../tests/bad-input'
import { renderAt } from '../../../tests/render'

const sheet: string[][] = []
vi.mock('@/lib/sheets/workbook', () => ({ readWorkbook: () => Promise.resolve(sheet) }))

const departments = '/company/unit-1/departments'
const staff = '/company/unit-1/staff'
const invitations = `${staff}?tab=invitations`

type Wrong = readonly [typed: Readonly<Record<string, string>>, at: string, message: string | RegExp]
const exists = [{ 部门名称: '材料科学与工程学院' }, '部门名称', /已有|已存在|重复/] as const
const wrongMobile = '手机号码不正确，请输入 11 位手机号码'

it.each<[what: string, path: string, open: string | RegExp, act: RegExp, wrong: readonly Wrong[]]>([
  [
    'a new department without a name, with one of blanks, too long a one, or one that exists',
    departments,
    '新建部门',
    /^新\s?建$/,
    [
      [{ 部门名称: '' }, '部门名称', '请输入部门名称'],
      [{ 部门名称: '  ' }, '部门名称', '请输入部门名称'],
      [{ 部门名称: '学'.repeat(51) }, '部门名称', '部门名称不能超过 50 个字，现在 51 个'],
      exists,
    ],
  ],
  ['a new name that exists', departments, /^改名：计算机/, /^改\s?名$/, [exists]],
  ['a merge into nothing', departments, /^合并：计算机/, /^合\s?并$/, [[{ 并入: '' }, '并入', '请选择并入的部门']]],
  [
    'a person without a name or with too long a one, with a wrong mobile, or with that of another person',
    invitations,
    '添加人员',
    /^添\s?加$/,
    [
      [{ 姓名: '', 手机号码: '13900008899' }, '姓名', '请输入姓名'],
      [{ 姓名: '名'.repeat(51), 手机号码: '13900008899' }, '姓名', '姓名不能超过 50 个字，现在 51 个'],
      [{ 姓名: '方知行', 手机号码: '1390000' }, '手机号码', wrongMobile],
      [{ 姓名: '方知行', 手机号码: '电话' }, '手机号码', wrongMobile],
      [{ 姓名: '方知行', 手机号码: '13800001001' }, '姓名', '姓名与该手机号码的账号不一致，请核对'],
    ],
  ],
])('%s is refused at its field, and everything typed stays', async (_what, path, open, act, wrong) => {
  const { user } = await renderAt(path, { as: 'unitAdministrator' })
  const before = backend.db.departments.where({ unitId: 'unit-1' }).map(({ name }) => name)
  await user.click(await screen.findByRole('button', { name: open }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = (label: string) => dialog.getByLabelText<TypedControl>(new RegExp(`^${label}`))
  for (const [typed, at, message] of wrong) {
    for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
    await user.click(dialog.getByRole('button', { name: act }))
    await expectRefused(field(at), message)
    expect(document.activeElement).toBe(field(at))
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value)
  }
  expect(backend.db.departments.where({ unitId: 'unit-1' }).map(({ name }) => name)).toEqual(before)
})

it('people moved to no department are refused at the department', async () => {
  const { user } = await renderAt(`${staff}?keyword=刘海峰`, { as: 'unitAdministrator' })
  await user.click(await screen.findByLabelText('选择刘海峰'))
  await user.click(screen.getByRole('button', { name: '调整 1 人的部门' }))
  const moving = within(await screen.findByRole('dialog', { name: '调整 1 人的部门' }))
  await user.click(moving.getByRole('button', { name: /调\s?整/ }))
  await expectRefused(moving.getByLabelText(/^调整到/), '请选择部门')
})

it('a handover to nobody is refused at the successor', async () => {
  const { user } = await renderAt(staff, { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('button', { name: '移交管理员' }))
  const dialog = within(await screen.findByRole('dialog', { name: '移交管理员' }))
  await user.click(dialog.getByRole('button', { name: '发出邀请' }))
  await expectRefused(dialog.getByRole('combobox'), '请选择接任人')
})

it('imported rows without or with too long a name, with a wrong mobile or an unknown department are named with their reasons, and not imported', async () => {
  const wrong = [
    [['', '13900002001', ''], '请输入姓名'],
    [['名'.repeat(51), '13900002002', ''], '姓名不能超过 50 个字，现在 51 个'],
    [['李文博', '', ''], '请输入手机号码'],
    [['李文博', '139', ''], wrongMobile],
    [['李文博', '13900002003', '文学院'], '本单位没有部门“文学院”，请填写在用的部门名称'],
  ] as const
  sheet.splice(0, sheet.length, ['姓名（必填）', '手机号码（必填）', '部门'], ...wrong.map(([row]) => [...row]))
  const { user } = await renderAt(staff, { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('button', { name: '导入人员' }))
  const dialog = await screen.findByRole('dialog', { name: '导入人员' })
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('nowhere to choose a file')
  await user.upload(input, new File(['x'], '人员.xlsx'))
  const inside = within(dialog)
  for (const [, message] of wrong) expect(await inside.findByText(message)).toBeTruthy()
  await user.click(inside.getByRole('button', { name: '导入 0 行' }))
  expect((await inside.findByText('请至少选择一行要导入的记录')).closest('[role=alert]')).toBeTruthy()
  for (const [, message] of wrong) expect(inside.getByText(message)).toBeTruthy()
})
