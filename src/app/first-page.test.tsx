/** Tests that header and menu render while the first page is loading. */
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { lazyPage, noteReload } from '@/lib/loading/lazy-import'
import { useRetryWhenOnline } from '@/ui/use-retry-when-online'
import { drawnBeforeCode } from './first-page'
import { PageFailure } from './pages/PageFailure'

/** Code of a page that comes when the test lets it; `null`: it does not. */
function pageCode() {
  const resolvers: ((page: ComponentType | null) => void)[] = []
  const load = () =>
    new Promise<ComponentType>((resolve, reject) => {
      resolvers.push((page) => (page ? resolve(page) : reject(new Error('404'))))
    })
  return { load, asked: resolvers }
}

const Works = () => <h1>我的项目</h1>
const Messages = () => <h1>消息</h1>

function Frame() {
  useRetryWhenOnline()
  return (
    <>
      <nav>
        <Link to="/works">项目</Link>
        <Link to="/messages">消息</Link>
      </nav>
      <Outlet />
    </>
  )
}

/** Two pages within a frame, opened at the works'. */
function openWorks(works: () => Promise<ComponentType>, messages: () => Promise<ComponentType>) {
  let begun: ReturnType<typeof createMemoryRouter> | undefined
  const pages: RouteObject[] = drawnBeforeCode(
    [
      { path: 'works', lazy: lazyPage(works) },
      { path: 'messages', lazy: lazyPage(messages) },
    ],
    // The memory's router begins before it is given.
    () => !begun?.state.initialized,
  )
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [{ errorElement: <PageFailure />, children: pages }],
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: ['/works'] },
  )
  begun = router
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}

it('the frame and its menu render while the first page is loading', async () => {
  const works = pageCode()
  openWorks(works.load, pageCode().load)
  expect(await screen.findByRole('link', { name: '项目' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('正在加载')
  works.asked[0]?.(Works)
  expect(await screen.findByRole('heading', { name: '我的项目' })).toBeTruthy()
  expect(works.asked).toHaveLength(1)
})

it('the current page stays visible while the next one is loading', async () => {
  const works = pageCode()
  const messages = pageCode()
  const { user, router } = openWorks(works.load, messages.load)
  await waitFor(() => expect(works.asked).toHaveLength(1))
  works.asked[0]?.(Works)
  await screen.findByRole('heading', { name: '我的项目' })
  await user.click(screen.getByRole('link', { name: '消息' }))
  await waitFor(() => expect(messages.asked).toHaveLength(1))
  expect(router.state.navigation.state).toBe('loading')
  expect(screen.getByRole('heading', { name: '我的项目' })).toBeTruthy()
  messages.asked[0]?.(Messages)
  expect(await screen.findByRole('heading', { name: '消息' })).toBeTruthy()
})

it.each(['retry', 'online'])('a failed first page is reported within the layout and loaded on %s', async (event) => {
  const works = pageCode()
  // A new document has not found it either.
  noteReload()
  const { user } = openWorks(works.load, pageCode().load)
  for (const tries of [1, 2, 3]) {
    await waitFor(() => expect(works.asked).toHaveLength(tries), { timeout: 3000 })
    works.asked[tries - 1]?.(null)
  }
  expect(await screen.findByText('页面打不开')).toBeTruthy()
  expect(screen.getByRole('link', { name: '消息' })).toBeTruthy()
  if (event === 'retry') await user.click(screen.getByRole('button', { name: '重试' }))
  else act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(works.asked).toHaveLength(4))
  works.asked[3]?.(Works)
  expect(await screen.findByRole('heading', { name: '我的项目' })).toBeTruthy()
})
