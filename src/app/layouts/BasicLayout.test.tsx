/** Tests of the main layout: menu, frame, user menu. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearNotices, notify } from '@/lib/events/notices'
import { setLocale } from '@/lib/i18n/i18n'
import { readToken } from '@/session/token'
import { renderAt } from '../../../tests/render'
import { replaceBrowser } from '../entry-browser'
import { changeLayout } from '../settings/layout-settings'

afterEach(() => {
  setLocale('zh')
  clearNotices()
  changeLayout({ navigation: 'top', collapsed: false })
})

const mainMenu = () => screen.findByRole('navigation', { name: '主菜单' })
const userMenu = () => screen.findByRole('button', { name: /用户菜单/ })

describe('the menu', () => {
  it('of a researcher contains exactly the permitted pages, and links to them', async () => {
    changeLayout({ navigation: 'side' })
    const { user, router } = await renderAt('/', { as: 'researcher' })
    const menu = await mainMenu()
    expect(within(menu).getByRole('link', { name: '首页' })).toBeDefined()
    const mine = await within(menu).findByRole('link', { name: '我的项目' })
    expect(screen.queryByRole('link', { name: '项目审核' })).toBeNull()
    await user.click(mine)
    await screen.findByRole('heading', { level: 1, name: '我的项目' })
    expect(router.state.location.pathname).toBe('/my-project')
  })

  it('of a new user contains home and no empty groups', async () => {
    await renderAt('/', { as: 'newResearcher' })
    const entries = within(await mainMenu()).getAllByRole('link')
    expect(entries.map((entry) => entry.textContent)).toEqual(['首页', '个人履历'])
  })

  it('moves to the side and collapses there, and both settings are stored', async () => {
    const { user } = await renderAt('/', { as: 'unitAdministrator' })
    await user.click(await userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '菜单放在侧边' }))
    expect(await within(await mainMenu()).findByRole('link', { name: '项目审核' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: '收起菜单' }))
    expect(await screen.findByRole('button', { name: '展开菜单', expanded: false })).toBeDefined()
    expect(JSON.parse(localStorage.getItem('portal_layout') ?? '')).toMatchObject({
      navigation: 'side',
      collapsed: true,
    })
  })
})

describe('the frame', () => {
  it('starts with a skip link to the page for keyboard users', async () => {
    const { user } = await renderAt('/', { as: 'researcher' })
    await mainMenu()
    document.body.focus()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('跳到主要内容')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('keeps typed text when the language changes', async () => {
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    const field = await screen.findByRole('textbox')
    await user.type(field, '支架')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My projects' })).toBeDefined()
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('支架')
  })

  it('keeps a short notification for later reading', async () => {
    const { user } = await renderAt('/', { as: 'researcher' })
    await mainMenu()
    notify({ kind: 'error', title: '错误', text: '保存失败，请重试', seconds: 4 })
    await user.click(await screen.findByRole('button', { name: '最近的提示，1 条未读' }))
    const list = await screen.findByRole('list', { name: '最近的提示' })
    expect(list.textContent).toContain('保存失败，请重试')
    expect(await screen.findByRole('button', { name: '最近的提示' })).toBeDefined()
  })
})

describe('the user menu', () => {
  it('signs out after confirmation and reloads the page', async () => {
    const loadAnew = vi.fn()
    const restore = replaceBrowser({ replace: vi.fn(), loadAnew })
    const { user } = await renderAt('/', { as: 'researcher' })
    await user.click(await userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '注销登录' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('真的要注销登录吗 ?')
    expect(readToken()).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: '注销登录' }))
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
    expect(readToken()).toBeUndefined()
    restore()
  })

  it('names the host of the new system and asks for confirmation before opening it', async () => {
    vi.stubEnv('VITE_NEW_PORTAL_URL', 'https://new.example.org/portal')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    await user.click(await userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '账户设置' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('new.example.org')
    expect(open).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: '打开' }))
    expect(String(open.mock.calls[0]?.[0])).toBe('https://new.example.org/portal/account')
    expect(open.mock.calls[0]?.[2]).toContain('noopener')
    open.mockRestore()
  })

  it('reports that no new system is configured', async () => {
    vi.stubEnv('VITE_NEW_PORTAL_URL', '')
    const { user } = await renderAt('/', { as: 'researcher' })
    await user.click(await userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '个人中心' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('新版系统尚未配置')
  })
})
