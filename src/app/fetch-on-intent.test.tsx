/** Tests of prefetching a page when the user points at its link. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPage } from '@/lib/loading/lazy-import'
import { removeToken, saveToken } from '@/session/token'
import { fetchOnIntent } from './fetch-on-intent'

const Page = () => <Link to="/list?page=2">项目</Link>
const load = vi.fn(async () => Page)
const requested = vi.fn()
let stop = () => {}

function start() {
  const lists = { path: '/list', lazy: lazyPage(load) }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }, lists])
  stop = fetchOnIntent(router)
  window.prefetchFiles = requested
  render(<RouterProvider router={router} />)
  return router
}

afterEach(() => {
  stop()
  window.prefetchFiles = undefined
  removeToken('t1')
  vi.clearAllMocks()
})

it('a link that is pointed at prefetches its page and all files of it, once', async () => {
  saveToken('t1')
  start()
  const link = screen.getByRole('link', { name: '项目' })
  await userEvent.hover(link)
  await userEvent.unhover(link)
  await userEvent.hover(link)
  expect(requested.mock.calls).toEqual([['/list']])
  expect(load).toHaveBeenCalledOnce()
})

it('a navigation without a link requests all files of its page', async () => {
  saveToken('t1')
  const router = start()
  await act(() => router.navigate('/list'))
  expect(requested.mock.calls).toEqual([['/list']])
})

it('a link prefetches nothing without a login', async () => {
  const router = start()
  await userEvent.hover(screen.getByRole('link', { name: '项目' }))
  await act(() => router.navigate('/list'))
  expect(requested).not.toHaveBeenCalled()
})
