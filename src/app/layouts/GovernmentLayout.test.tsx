import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../tests/render'

afterEach(() => vi.unstubAllGlobals())

/** Lets everything pass but the address of a frame, which is reached or not. */
function frameNetwork(reached: boolean) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).includes('gov.example')) return real(input, init)
    return reached ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'))
  })
}

it('shows the same pages inside the government portal’s frames, and every link stays inside', async () => {
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

  const link = await screen.findByRole('link', { name: '全部项目' })
  expect(link.getAttribute('href')).toBe('/zwdt/my-project')
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/zwdt/my-project')
  await router.navigate('/pre-project-manage')
  await waitFor(() => expect(router.state.location.pathname).toBe('/403'))
})

it('a frame that cannot be reached is replaced by the portal’s own', async () => {
  vi.stubEnv('VITE_GOVERNMENT_HEADER_URL', 'https://gov.example/header')
  vi.stubEnv('VITE_GOVERNMENT_FOOTER_URL', 'https://gov.example/footer')
  frameNetwork(false)
  await renderAt('/zwdt/my-project', { as: 'researcher' })
  expect(await screen.findByText('科技创新管理服务平台', { selector: 'p' })).toBeDefined()
  expect(await screen.findByRole('contentinfo')).toBeDefined()
  expect(screen.queryByTitle('政务服务门户页头')).toBeNull()
})
