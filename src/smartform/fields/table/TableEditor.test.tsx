import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSample } from '../../../../tests/smartform/open-sample'

const row = (id: string, item: string, amount: string) => ({ id, cells: { item, amount } })
let opened = 0
/** Each table is a content of its own: what one test left on the device is not offered to the next. */
const open = (...items: ReturnType<typeof row>[]) => {
  opened += 1
  return openSample({ pageId: 'budget', content: { contentId: `table-${opened}`, values: { items } } })
}
const items = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /行 科目$/ }).map((input) => input.value)
/** antd parts the two characters of a short label. */
const undo = /^撤\s?销$/
const press = (name: string | RegExp) => screen.getByRole('button', { name })

describe('a table of rows', () => {
  it('says the limit before it is reached and when it is', async () => {
    const { user } = open(row('a', '设备', '1'))
    expect(screen.getByText('至少 1 行，最多 3 行，还可添加 2 行')).toBeTruthy()
    await user.click(press('添加一行'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 2 行 科目' }))
    await user.click(press('添加一行'))
    expect(screen.getByText('至少 1 行，最多 3 行，已达上限')).toBeTruthy()
    await user.click(press('添加一行'))
    expect(items()).toHaveLength(3)
  })

  it('has column heads with units and a total that follows the typing', () => {
    open(row('a', '设备', '1.5'), row('b', '材料', '2'))
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['序号', '科目', '金额（万元）', '操作'])
    const total = within(table).getByRole('row', { name: /合计/ })
    expect(total.textContent).toContain('3.50')
    fireEvent.change(screen.getByRole('textbox', { name: '第 2 行 金额' }), { target: { value: '0.1' } })
    expect(total.textContent).toContain('1.60')
  })

  it('takes a removal back, in its place and with its values', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'), row('c', '差旅', '3'))
    await user.click(press('删除第 2 行'))
    expect(items()).toEqual(['设备', '差旅'])
    expect(screen.getByText('已删除第 2 行').getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(press(undo))
    await user.click(press(undo))
    expect(items()).toEqual(['设备', '材料', '差旅'])
    expect(screen.queryByRole('button', { name: undo })).toBeNull()
  })

  it('inserts below and moves rows by buttons, keeping the focus on the moved row', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'))
    await user.click(press('在第 1 行下方插入'))
    expect(items()).toEqual(['设备', '', '材料'])
    await user.click(press('上移第 3 行'))
    expect(items()).toEqual(['设备', '材料', ''])
    expect(document.activeElement).toBe(press('上移第 2 行'))
    await user.click(press('下移第 3 行'))
    expect(items()).toEqual(['设备', '材料', ''])
  })

  it('shows a cell’s problem at the cell, with a link to it', async () => {
    const { user } = open(row('a', '', '约 3'))
    await user.click(press('预提交体检'))
    const link = screen.getByRole('link', { name: /预算明细第 1 行：请填写科目/ })
    await user.click(link)
    const cell = screen.getByRole('textbox', { name: '第 1 行 科目' })
    expect(document.activeElement).toBe(cell)
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第 1 行 金额' }).value).toBe('约 3')
  })
})
