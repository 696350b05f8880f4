// @vitest-environment jsdom
import { createBrowserRouter, redirect } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { routerUnder } from './window-under-base'

const page = (path: string) => ({ path, element: null })
let router: ReturnType<typeof createBrowserRouter>
const requests: string[] = []

beforeEach(() => {
  window.history.replaceState(null, '', '/portal/company/unit-1?tab=2#staff')
  requests.length = 0
  router = routerUnder(
    '/portal',
    createBrowserRouter,
  )([
    page('/'),
    page('/company/:id'),
    {
      path: '/my-project',
      element: null,
      loader: ({ request }) => {
        requests.push(new URL(request.url).pathname)
        return null
      },
    },
    { path: '/moved', loader: () => redirect('/my-project') },
  ])
})
afterEach(() => router.dispose())

const address = () => window.location.pathname + window.location.search + window.location.hash

it('the router reads the address without the base folder, and writes it with', async () => {
  expect(router.state.location).toMatchObject({ pathname: '/company/unit-1', search: '?tab=2', hash: '#staff' })
  expect(router.state.matches[0]?.params).toEqual({ id: 'unit-1' })
  await router.navigate('/my-project?page=1')
  expect(router.state.location.pathname).toBe('/my-project')
  expect(requests).toEqual(['/my-project'])
  expect(address()).toBe('/portal/my-project?page=1')
})

it('the portal works in a browser that denies storage', async () => {
  const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const there = routerUnder('/portal', createBrowserRouter)([page('/'), page('/my-project'), page('/company/:id')])
  await there.navigate('/my-project')
  expect(address()).toBe('/portal/my-project')
  there.dispose()
  denied.mockRestore()
})

it('a redirect stays in the base folder, and links contain it for another tab', async () => {
  await router.navigate('/moved', { replace: true })
  expect(address()).toBe('/portal/my-project')
  expect(router.createHref({ ...router.state.location, pathname: '/mail/1', search: '', hash: '' })).toBe(
    '/portal/mail/1',
  )
})

it('back navigation is read without the base folder', async () => {
  await router.navigate('/my-project')
  const back = new Promise<void>((done) => {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname !== '/company/unit-1') return
      stop()
      done()
    })
  })
  window.history.back()
  await back
  expect(address()).toBe('/portal/company/unit-1?tab=2#staff')
})
