/** Tests of former and moved addresses of pages. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderAt } from '../../tests/render'
import { addressOf } from './entry-address'
import { presentPath } from './former-addresses'

describe('other addresses the specification gives a page', () => {
  it.each([
    ['/home', '/'],
    ['/home/', '/'],
    ['/Home', '/'],
    ['/zwdt/home', '/zwdt'],
    ['/project-management', '/'],
    ['/project-management/my-project', '/my-project'],
    ['/project-management/smartform/f/c/p', '/smartform/f/c/p'],
    ['/project-management/home', '/'],
    ['/zwdt/project-management/task-book-list/u/g', '/zwdt/task-book-list/u/g'],
    ['/zwdt/project-management', '/zwdt'],
    // Never another site.
    ['/project-management//evil.example/x', '/evil.example/x'],
    ['/project-management/\\evil.example', '/evil.example'],
    ['/homepage', null],
    ['/project-managements/my-project', null],
    ['/my-project/home', null],
    ['/', null],
  ])('%s redirects to %s', (path, present) => expect(presentPath(path)).toBe(present))

  it.each([
    ['/home', '/', /好，/],
    ['/project-management/my-project?pageNo=2#list', '/my-project?pageNo=2#list', '我的项目'],
    ['/zwdt/project-management/my-project?pageNo=2', '/zwdt/my-project?pageNo=2', '我的项目'],
  ])('%s redirects to %s, which renders', async (typed, address, heading) => {
    const { router } = await renderAt(typed, { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined()
    expect(addressOf(router.state.location)).toBe(address)
  })

  it('keep redirecting after signing in', async () => {
    const { router } = await renderAt('/project-management/my-project?pageNo=2')
    expect(addressOf(router.state.location)).toBe('/user/login?redirect=%2Fmy-project%3FpageNo%3D2')
  })
})

describe('addresses that moved to the new system', () => {
  it.each([
    ['/account', '账户设置', 'https://new.example.org/portal/account'],
    ['/zwdt/personal_center', '个人中心', 'https://new.example.org/portal/personal_center'],
  ])('%s asks for confirmation like the user menu, and opens there', async (typed, title, url) => {
    vi.stubEnv('VITE_NEW_PORTAL_URL', 'https://new.example.org/portal')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, router } = await renderAt(typed, { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: '打开新版系统？' })).toBeDefined()
    expect(screen.getByRole('main').textContent).toContain(`“${title}”已迁至新版系统，将在新窗口打开 new.example.org。`)
    expect(router.state.location.pathname).toBe(typed)
    expect(open).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: /^打\s?开$/ }))
    expect(String(open.mock.calls[0]?.[0])).toBe(url)
    open.mockRestore()
    vi.unstubAllEnvs()
  })

  it.each([
    ['/account', '/account/settings/info'],
    ['/personal_center', '/resume/work'],
    ['/zwdt/account', '/zwdt/account/settings/info'],
    ['/zwdt/personal_center', '/zwdt/resume/work'],
  ])('%s opens %s when no new system is configured', async (typed, here) => {
    const { router } = await renderAt(typed, { as: 'researcher' })
    await waitFor(() => expect(router.state.location.pathname).toBe(here))
  })
})
