/** Tests of the layout inside the government portal's frames. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listHref } from '@/shared/list/list-memory'
import { renderAt } from '../../../../tests/render'

afterEach(() => vi.unstubAllGlobals())

/** Lets everything pass but the address of a frame, which is reached or not. */
function frameNetwork(reached: boolean) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes('gov.example')) return real(input, init)
    return reached ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'))
  })
}

it('the government portal’s frame shows the same pages, and every link stays inside', async () => {
  vi.stubEnv('VITE_GOVERNMENT_HEADER_URL', 'https://gov.example/header')
  vi.stubEnv('VITE_GOVERNMENT_FOOTER_URL', 'javascript:alert(1)')
  frameNetwork(true)
  const { user, router } = await renderAt('/zwdt/home', { as: 'researcher' })
  expect(router.state.location.pathname).toBe('/zwdt')
  const frame = await screen.findByTitle('政务服务门户页头')
  expect(frame.getAttribute('src')).toBe('https://gov.example/header')
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
  fireEvent.load(frame)
  expect(screen.queryByTitle('政务服务门户页脚')).toBeNull()

  const link = await screen.findByRole('link', { name: '我的项目' })
  expect(link.getAttribute('href')).toBe('/zwdt/my-project')
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/zwdt/my-project')
  await router.navigate('/pre-project-manage')
  await waitFor(() => expect(router.state.location.pathname).toBe('/zwdt/403'))
})

it('a frame that cannot be loaded is replaced by the portal’s own header and footer', async () => {
  vi.stubEnv('VITE_GOVERNMENT_HEADER_URL', 'https://gov.example/header')
  vi.stubEnv('VITE_GOVERNMENT_FOOTER_URL', 'https://gov.example/footer')
  frameNetwork(false)
  await renderAt('/zwdt/my-project', { as: 'researcher' })
  expect(await screen.findByText('科技创新管理服务平台', { selector: 'p' })).toBeDefined()
  expect(await screen.findByRole('contentinfo')).toBeDefined()
  expect(screen.queryByTitle('政务服务门户页头')).toBeNull()
})

/** Inside: the bar of the frames stands above the page. */
async function expectInside(heading: string) {
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined()
  for (const name of [/^通知和消息/, '帮助中心', /^最近的提示/, /用户菜单$/])
    expect(screen.getByRole('button', { name }), String(name)).toBeDefined()
}

it.each([
  ['/zwdt/my-project', '/zwdt/my-project', '我的项目'],
  ['/zwdt/pre-project-manage', '/zwdt/403', '你无权访问该页面'],
  ['/zwdt/company', '/zwdt/403', '你无权访问该页面'],
  ['/zwdt/nothing/here', '/zwdt/404', '页面不存在或仍在开发中'],
  ['/zwdt/500', '/zwdt/500', '服务器出错了'],
  ['/zwdt/account/settings', '/zwdt/account/settings/info', '基本信息'],
])('%s redirects to %s, with bell, help and messages around it', async (address, at, heading) => {
  const { router } = await renderAt(address, { as: 'researcher' })
  await expectInside(heading)
  expect(router.state.location.pathname).toBe(at)
})

it('account settings open inside the frame with the current section marked', async () => {
  const { user, router } = await renderAt('/zwdt/my-project', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /用户菜单$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '账户设置' }))
  await user.click(await screen.findByRole('button', { name: /^打\s?开$/ }))
  await expectInside('基本信息')
  const section = (name: string) => screen.getByRole('link', { name, current: 'page' })
  expect(section('基本信息')).toBeDefined()
  await user.click(screen.getByRole('link', { name: '银行信息' }))
  await expectInside('银行信息')
  expect(section('银行信息')).toBeDefined()
  expect(router.state.location.pathname).toBe('/zwdt/account/settings/bank')
})

it('list filters stay in the address inside the frame', async () => {
  const { router } = await renderAt('/zwdt/my-project?pageNo=2', { as: 'researcher' })
  await expectInside('我的项目')
  expect(listHref('/my-project')).toBe('/my-project?pageNo=2')
  expect(router.state.location.pathname).toBe('/zwdt/my-project')
})
