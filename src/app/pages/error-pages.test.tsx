/** Tests of the error pages 403, 404 and 500. */
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { lazyPage } from '@/lib/loading/lazy-import'
import { renderAt } from '../../../tests/render'
import { replaceBrowser } from '../entry-browser'
import { MemberShell } from '../MemberShell'
import { PageFailure } from './PageFailure'
import * as permissionNames from './permission-names'

describe('an error page explains what happened and links home', () => {
  it.each([
    ['/403', '你无权访问该页面'],
    ['/404', '页面不存在或仍在开发中'],
    ['/500', '服务器出错了'],
    ['/no/such/page', '页面不存在或仍在开发中'],
  ])('%s: %s', async (path, title) => {
    const { user, router } = await renderAt(path, { as: 'researcher' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeDefined()
    await waitFor(() => expect(document.title.replace(/^\(\d+\) /, '')).toBe(`${title} - 科技管理平台`))
    await user.click(screen.getByRole('link', { name: '返回首页' }))
    await screen.findByRole('heading', { level: 1, name: /好，/ })
    expect(router.state.location.pathname).toBe('/')
  })

  it('names the missing permission and whom to ask for it', async () => {
    await renderAt('/403?page=pre-project-manage', { as: 'researcher' })
    const main = await screen.findByRole('main')
    expect(main.textContent).toContain('项目审核与任务书审核')
    expect(main.textContent).not.toMatch(/s\d\d\.f\d/)
    expect(main.textContent).toContain('单位管理员')
    expect(await screen.findByText(/王建华/)).toBeDefined()
    expect(main.textContent).toContain('上海申江大学，单位管理员')
  })

  it('shows no text from the address unless it is a permission of the portal', async () => {
    await renderAt('/403?page=请拨打00000', { as: 'researcher' })
    expect((await screen.findByRole('main')).textContent).not.toContain('00000')
  })

  it('sends a user without a unit to joining a unit instead of an administrator', async () => {
    await renderAt('/my-project', { as: 'newResearcher' })
    const main = await screen.findByRole('main')
    expect(main.textContent).toContain('打开“我的项目”需要“项目申报与我的项目”权限')
    expect(main.textContent).toContain('请选择单位并提出申请')
    expect(main.textContent).not.toContain('请联系本单位的单位管理员')
    expect(screen.getByRole('button', { name: '申请关联单位' })).toBeDefined()
  })

  it('leads a new user from an entry to the verification and back, and opens the entry afterwards', async () => {
    const { router, user } = await renderAt('/performance', { as: 'newResearcher' })
    const again = await screen.findByRole('link', { name: '已开通，重新打开“绑定科学基地”' })
    expect(again.getAttribute('href')).toBe('/performance')
    await user.click(screen.getByRole('link', { name: '去实名认证' }))
    const back = await screen.findByRole('link', { name: '返回继续填写' })
    expect(router.state.location.pathname).toBe('/account/settings/security')
    expect(back.getAttribute('href')).toBe('/performance')
  })

  it('never links outside the portal', async () => {
    await renderAt('/403?page=my-project&from=//evil.example/x', { as: 'newResearcher' })
    await screen.findByRole('heading', { level: 1, name: '你无权访问该页面' })
    expect(screen.queryByRole('link', { name: /重新打开/ })).toBeNull()
    expect((await screen.findByRole('link', { name: '去实名认证' })).getAttribute('href')).toBe(
      '/account/settings/security',
    )
  })

  it('links back to the page without its query', async () => {
    const from = encodeURIComponent('/my-project?redirect_url=%2Faccount%2Fsettings%2Fbank&sys=s10&token=secret#token')
    await renderAt(`/403?page=my-project&from=${from}`, { as: 'newResearcher' })
    const again = await screen.findByRole('link', { name: /重新打开/ })
    expect(again.getAttribute('href')).toBe('/my-project')
  })

  it('names the commission where the unit cannot help', async () => {
    vi.spyOn(permissionNames, 'neededFor').mockReturnValue({
      page: '审计',
      names: ['项目审计'],
      codes: ['s23.f003'],
      by: 'commission',
    })
    await renderAt('/403', { as: 'unitAdministrator' })
    expect((await screen.findByRole('main')).textContent).toContain('这项权限由市科学技术委员会开通')
    vi.restoreAllMocks()
  })

  it('renders without a session', async () => {
    await renderAt('/404')
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在或仍在开发中' })).toBeDefined()
  })
})

let broken = false
function Page() {
  if (broken) throw new Error('a fault in drawing')
  return <h1>内容</h1>
}

it('a page that throws is replaced by an error with a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  broken = true
  const router = createMemoryRouter([{ path: '/', element: <Page />, errorElement: <PageFailure /> }])
  render(
    <MemberShell>
      <RouterProvider router={router} />
    </MemberShell>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: '服务器出错了' })).toBeDefined()
  expect(screen.getByRole('link', { name: '返回首页' })).toBeDefined()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '内容' })).toBeDefined()
  vi.restoreAllMocks()
})

function UnsentForm() {
  useEffect(() => watchUnsaved({ unsaved: () => true }), [])
  return <h1>表单</h1>
}

it('a page whose chunk was replaced by a release loads as a new document, even with unsent text on the previous page', async () => {
  const loadAnew = vi.fn()
  const restore = replaceBrowser({ replace: vi.fn(), loadAnew })
  const missing = lazyPage(() => Promise.reject(new Error('404')))
  const router = createMemoryRouter([
    { path: '/', Component: UnsentForm },
    { path: '/page', lazy: missing, errorElement: <PageFailure /> },
  ])
  render(
    <MemberShell>
      <RouterProvider router={router} />
    </MemberShell>,
  )
  await screen.findByRole('heading', { name: '表单' })
  void router.navigate('/page')
  await waitFor(() => expect(loadAnew).toHaveBeenCalledWith('/page'))
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  restore()
})
