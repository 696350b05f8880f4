/** Tests of the editor of table fields. */
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buttonNamed, items, openTable as open, row, undo } from '../../../../tests/smartform/open-table'

/** What the focused cell puts on the clipboard. */
function taken(how: 'copy' | 'cut'): string | undefined {
  const data = new Map<string, string>()
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text) }
  fireEvent[how](document.activeElement as Element, { clipboardData })
  return data.get('text/plain')
}
type User = ReturnType<typeof open>['user']
/** Chooses from a row's menu. */
async function choose(user: User, n: number, what: string) {
  await user.click(buttonNamed(`第 ${n} 行的操作`))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${what}`) }))
}

describe('a table of rows', () => {
  it('shows its limit before and when it is reached', async () => {
    const { user } = open(row('a', '设备', '1'))
    expect(screen.getByText('至少 1 行，最多 3 行，还可添加 2 行')).toBeTruthy()
    await user.click(buttonNamed('添加一行'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 2 行 科目' }))
    await user.click(buttonNamed('添加一行'))
    expect(screen.getByText('至少 1 行，最多 3 行，已达上限')).toBeTruthy()
    await user.click(buttonNamed('添加一行'))
    expect(items()).toHaveLength(3)
  })

  it('has column heads with units and a total that follows typing', () => {
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

  it('restores a removed row at its position with its values', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'), row('c', '差旅', '3'))
    await choose(user, 2, '删除这一行')
    expect(items()).toEqual(['设备', '差旅'])
    expect(screen.getByText('已删除第 2 行').getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(buttonNamed(undo))
    await user.click(buttonNamed(undo))
    expect(items()).toEqual(['设备', '材料', '差旅'])
    expect(screen.queryByRole('button', { name: undo })).toBeNull()
  })

  it('inserts and moves rows from their menu, and keeps the focus on the moved row', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'))
    await choose(user, 1, '在下方插入一行')
    expect(items()).toEqual(['设备', '', '材料'])
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 2 行 科目' }))
    await choose(user, 3, '上移')
    expect(items()).toEqual(['设备', '材料', ''])
    expect(document.activeElement).toBe(buttonNamed('第 2 行的操作'))
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('menuitem', { name: /^在上方插入一行/ })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(buttonNamed('第 2 行的操作'))
    await choose(user, 3, '删除这一行')
    await choose(user, 1, '在上方插入一行')
    expect(items()).toEqual(['', '设备', '材料'])
  })

  it('has one menu per row, which lists the keyboard shortcuts', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'))
    await user.click(buttonNamed('第 1 行的操作'))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      '在上方插入一行Ctrl+Shift+Enter',
      '在下方插入一行Ctrl+Enter',
      '复制这一行Alt+Shift+C',
      '上移Alt+Shift+↑',
      '下移Alt+Shift+↓',
      '删除这一行Alt+Shift+Delete',
    ])
    await user.keyboard('{Escape}')
    const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    await user.click(cell('第 1 行 金额'))
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    expect(items()).toEqual(['材料', '设备'])
    expect(document.activeElement).toBe(cell('第 2 行 金额'))
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    expect(items()).toEqual(['设备', '材料'])
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(items()).toEqual(['设备', '', '材料'])
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    expect(items()).toHaveLength(3)
    expect(screen.getAllByText('最多 3 行，已达上限').map((element) => element.getAttribute('role'))).toEqual([
      'status',
    ])
    await user.keyboard('{Alt>}{Shift>}{Delete}{/Shift}{/Alt}')
    expect(items()).toEqual(['设备', '材料'])
    await user.click(cell('第 2 行 科目'))
    await user.keyboard('{Alt>}{Shift>}[KeyC]{/Shift}{/Alt}')
    expect(items()).toEqual(['设备', '材料', '材料'])
  })

  it('shows a cell’s problem at the cell, and links to it', async () => {
    const { user } = open(row('a', '', '约 3'))
    await user.click(buttonNamed('检查填写情况'))
    const link = screen.getByRole('link', { name: /预算明细第 1 行：请填写科目/ })
    await user.click(link)
    const cell = screen.getByRole('textbox', { name: '第 1 行 科目' })
    expect(document.activeElement).toBe(cell)
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第 1 行 金额' }).value).toBe('约 3')
  })

  it('undoes and redoes several steps', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'))
    await choose(user, 1, '复制这一行')
    await choose(user, 3, '删除这一行')
    expect(items()).toEqual(['设备', '设备'])
    await user.click(buttonNamed(undo))
    await user.click(buttonNamed(undo))
    expect(items()).toEqual(['设备', '材料'])
    await user.click(buttonNamed(/^重\s?做$/))
    expect(items()).toEqual(['设备', '设备', '材料'])
  })

  it('sorts rows by a column, descending on the second click, and restores their order', async () => {
    const { user } = open(row('a', '设备', '10'), row('b', '材料', ''), row('c', '差旅', '9'))
    await user.click(buttonNamed('按“金额”重新排列各行'))
    expect(items()).toEqual(['差旅', '设备', '材料'])
    expect(screen.getByText('各行已按“金额”从小到大重新排列').getAttribute('role')).toBe('status')
    await user.click(buttonNamed('按“金额”重新排列各行'))
    expect(items()).toEqual(['设备', '差旅', '材料'])
    await user.click(buttonNamed(undo))
    await user.click(buttonNamed(undo))
    expect(items()).toEqual(['设备', '材料', '差旅'])
  })

  it('supports the keys of a spreadsheet', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'))
    const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    cell('第 1 行 科目').select()
    cell('第 1 行 科目').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('第 1 行 金额'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('第 2 行 金额'))
    await user.keyboard('7{Escape}')
    expect(cell('第 2 行 金额').value).toBe('2')
    await user.keyboard('{Control>}d{/Control}')
    expect(cell('第 2 行 金额').value).toBe('1')
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowLeft}{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(buttonNamed('添加一行'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('第 3 行 科目'))
  })

  it('searches all rows by a shortcut, counts, moves between matches, and ends in the found cell', async () => {
    const { user } = open(row('a', '设备费', '1200'), row('b', '材料', '2'), row('c', '设备维护', '3'))
    await user.click(screen.getByRole('textbox', { name: '第 2 行 金额' }))
    expect(fireEvent.keyDown(document.activeElement as Element, { key: 'f', ctrlKey: true })).toBe(true)
    await user.keyboard('{Alt>}{Shift>}[KeyF]{/Shift}{/Alt}')
    const bar = within(await screen.findByRole('search', { name: '在“预算明细”中查找' }))
    expect(document.activeElement).toBe(bar.getByRole('textbox', { name: '要查找的内容' }))
    const marked = () =>
      [...document.querySelectorAll('td[data-found]')].map((cell) => cell.querySelector('input')?.value)
    await user.keyboard('设备')
    expect(bar.getByRole('status').textContent).toBe('第 2 处，共 2 处：第 3 行 科目')
    expect(marked()).toEqual(['设备维护'])
    await user.keyboard('{Enter}')
    expect(bar.getByRole('status').textContent).toBe('第 1 处，共 2 处：第 1 行 科目')
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(marked()).toEqual(['设备维护'])
    await user.click(bar.getByRole('button', { name: '下一处' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 1 行 科目' }))
    expect(screen.queryByRole('search')).toBeNull()
    expect(marked()).toEqual([])
    await user.click(buttonNamed(/^查\s?找$/))
    await user.keyboard('没有')
    expect(screen.getByText('没有找到').getAttribute('role')).toBe('status')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(buttonNamed(/^查\s?找$/))
  })

  it('selects blocks of cells by Shift and arrows: copies, pastes, cuts, fills down, clears, and undoes', async () => {
    const { user } = open(row('a', '设备', '1'), row('b', '材料', '2'), row('c', '差旅', '3'))
    const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
    const all = () => items().map((item, index) => `${item}:${cell(`第 ${index + 1} 行 金额`).value}`)
    await user.click(cell('第 1 行 科目'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(screen.getByText(/^已选 2 行 2 列/).getAttribute('role')).toBe('status')
    expect(document.querySelectorAll('td[data-selected]')).toHaveLength(4)
    expect(taken('copy')).toBe('设备\t1\r\n材料\t2')
    await user.click(cell('第 2 行 科目'))
    expect(screen.queryByText(/^已选/)).toBeNull()
    await user.paste('设备\t1\n材料\t2')
    expect(all()).toEqual(['设备:1', '设备:1', '材料:2'])
    expect(screen.getByText('已粘贴 4 格').getAttribute('role')).toBe('status')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}')
    expect(all()).toEqual(['设备:1', '设备:1', '设备:1'])
    await user.keyboard('{Control>}z{/Control}')
    expect(all()).toEqual(['设备:1', '设备:1', '材料:2'])
    expect(taken('cut')).toBe('设备\t1\r\n材料\t2')
    expect(all()).toEqual(['设备:1', ':', ':'])
    await user.click(buttonNamed(undo))
    await user.click(buttonNamed(undo))
    expect(all()).toEqual(['设备:1', '材料:2', '差旅:3'])
    await user.click(cell('第 2 行 金额'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}')
    expect(all()).toEqual(['设备:1', '材料:', '差旅:'])
    expect(screen.getByText('已清空 2 格')).toBeTruthy()
    await user.paste('5')
    expect(all()).toEqual(['设备:1', '材料:5', '差旅:5'])
    await user.keyboard('{Escape}7')
    expect(all()).toEqual(['设备:1', '材料:7', '差旅:5'])
  })

  it('selects blocks by dragging and by Shift with a click', async () => {
    open(row('a', '设备', '1'), row('b', '材料', '2'), row('c', '差旅', '3'))
    const at = (name: string) => screen.getByRole('textbox', { name }).closest('td') as HTMLElement
    fireEvent.mouseDown(at('第 1 行 科目'), { button: 0 })
    fireEvent.mouseOver(at('第 2 行 金额'), { buttons: 1 })
    expect(screen.getByText(/^已选 2 行 2 列/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 1 行 科目' }))
    fireEvent.mouseDown(at('第 3 行 科目'), { button: 0, shiftKey: true })
    expect(screen.getByText(/^已选 3 行 1 列/)).toBeTruthy()
    fireEvent.mouseDown(at('第 3 行 科目'), { button: 0 })
    expect(screen.queryByText(/^已选/)).toBeNull()
  })
})
