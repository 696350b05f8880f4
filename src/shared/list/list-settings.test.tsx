/** Tests of a person's settings of lists. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

const list = '/company/unit-1/project'
// By selector: the roles of all cells take jsdom seconds, on every try of a `waitFor`.
const rows = () => document.querySelectorAll('tbody tr').length
const heading = (name: string) =>
  [...document.querySelectorAll('th')].find(({ textContent }) => textContent === name) ?? null

async function openSettings(at = list) {
  const opened = await renderAt(at, { as: 'unitAdministrator' })
  await opened.user.click(await screen.findByRole('button', { name: '列表设置' }))
  const panel = within(await screen.findByRole('group', { name: '单位项目的设置' }))
  return { ...opened, panel }
}

describe('the settings of a list', () => {
  afterEach(() => localStorage.clear())

  it('double the rows of a page and hide columns, and are kept for this person alone', async () => {
    const { user, panel, leave } = await openSettings(`${list}?page=2`)
    await user.click(panel.getByRole('radio', { name: '紧凑，每页 20 行' }))
    await user.click(panel.getByRole('checkbox', { name: '申报部门' }))
    await waitFor(() => {
      expect(rows()).toBe(20)
      expect(heading('申报部门')).toBeNull()
    })
    leave()
    await renderAt(list, { as: 'unitAdministrator' })
    await waitFor(() => {
      expect(rows()).toBe(20)
      expect(heading('申报部门')).toBeNull()
      expect(heading('状态')).toBeTruthy()
    })
  })

  it('of one person are not those of the next', async () => {
    const { user, panel, leave } = await openSettings()
    await user.click(panel.getByRole('radio', { name: '紧凑，每页 20 行' }))
    await waitFor(() => expect(rows()).toBe(20))
    leave()
    await renderAt('/my-project', { as: 'researcher' })
    await waitFor(() => expect(rows()).toBe(10))
  })

  it('save filters under a name, restore them, and open the list with one until it is cleared', async () => {
    const { user, panel, router, leave } = await openSettings(`${list}?state=APPROVED&sort=-amount`)
    const name = panel.getByRole('textbox', { name: '当前条件的名称' })
    await user.click(panel.getByRole('button', { name: '保存筛选' }))
    await waitFor(() => expect(panel.getByRole('alert').textContent).toBe('请填写名称'))
    await user.type(name, '立项{Enter}')
    await user.click(await panel.findByRole('checkbox', { name: '打开列表时使用“立项”' }))
    await waitFor(() => expect(panel.getByRole('status').textContent).toBe('已保存筛选“立项”'))
    await user.type(name, '立项{Enter}')
    await waitFor(() => expect(panel.getByRole('alert').textContent).toBe('已有同名的筛选，请换一个名称'))
    expect(router.state.location.search).toBe('?state=APPROVED&sort=-amount')
    leave()

    const again = await renderAt(list, { as: 'unitAdministrator' })
    await waitFor(() => expect(again.router.state.location.search).toBe('?state=APPROVED&sort=-amount'))
    await again.user.click(await screen.findByRole('button', { name: '清除筛选条件' }))
    await waitFor(() => expect(again.router.state.location.search).toBe('?sort=-amount'))
    await waitFor(() => expect(heading('金额（万元）')?.getAttribute('aria-sort')).toBe('descending'))
    await again.user.click(await screen.findByRole('button', { name: '金额（万元）' }))
    await waitFor(() => expect(again.router.state.location.search).toBe('?all=1'))
    await again.user.click(screen.getByRole('button', { name: '列表设置' }))
    await again.user.click(await screen.findByRole('button', { name: '立项' }))
    await waitFor(() => expect(again.router.state.location.search).toBe('?state=APPROVED&sort=-amount'))
    await again.user.click(screen.getByRole('button', { name: '删除筛选“立项”' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '立项' })).toBeNull())
  })
})
