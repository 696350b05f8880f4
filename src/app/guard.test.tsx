/** Tests of the guard of routes: sign-in, permissions, redirects. */
import { refusal } from '@mocks/execute'
import type { PersonaId } from '@mocks/personas'
import { matchRoutes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readArrivalNotes } from '@/features/auth/arrival-notes'
import { publicPaths } from '@/features/auth/paths'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { currentSession } from '@/session/session'
import { readToken, removeToken, saveToken } from '@/session/token'
import { backend } from '../../tests/backend'
import { routerAt } from '../../tests/router-at'
import type { AppRouter } from './app-router'
import { addressOf } from './entry-address'
import { replaceBrowser } from './entry-browser'

// Resets the backend and the session between tests.
import '../../tests/render'

function watchLoadAnew() {
  const loadAnew = vi.fn()
  replaceBrowser({ replace: vi.fn(), loadAnew })
  return loadAnew
}

const restoreBrowser = replaceBrowser({ replace: () => {}, loadAnew: () => {} })

afterEach(() => {
  restoreBrowser()
  vi.restoreAllMocks()
  clearNotices()
})

/** Opens an address in the production router and answers where the guard lets the person end. */
async function open(path: string, as?: PersonaId): Promise<{ router: AppRouter; ended: string }> {
  if (as) saveToken(backend.signIn(as))
  const router = routerAt(path)
  return { router, ended: await settle(router) }
}

async function settle(router: AppRouter): Promise<string> {
  await vi.waitFor(
    () => {
      const { initialized, navigation } = router.state
      if (!initialized || navigation.state !== 'idle') throw new Error('still under way')
    },
    { timeout: 20_000 },
  )
  return addressOf(router.state.location)
}

const signInAddress = (target: string) => `/user/login?redirect=${encodeURIComponent(target)}`

describe('without a session', () => {
  it.each([
    ['the sign-in page', '/user/login', '/user/login'],
    ['the sign-in page with a return address', signInAddress('/my-project'), signInAddress('/my-project')],
    ['home', '/', signInAddress('/')],
    ['a page, with its whole address', '/my-project?page=2&q=a#row-3', signInAddress('/my-project?page=2&q=a#row-3')],
    ['an unknown path', '/no/such/page', signInAddress('/no/such/page')],
    ['not found', '/404', '/404'],
    ['no permission', '/403', '/403'],
  ])('%s', async (_name, path, expected) => {
    expect((await open(path)).ended).toBe(expected)
  })

  it.each(Object.values(publicPaths).flat())('opens %s without signing in', async (path) => {
    const address = path.replace(/:\w+/g, '1')
    expect((await open(address)).ended).toBe(address)
  })

  it('an open page renders for a user whose session has expired', async () => {
    saveToken(backend.signIn('researcher'))
    backend.network.expireNow()
    expect((await open('/award/bind')).ended).toBe('/award/bind')
    expect(readToken()).toBeUndefined()
  })

  it('the guard does not load member routes, neither at the first address nor on navigation', async () => {
    const { router } = await open('/user/login')
    await router.navigate('/my-project?x=1')
    expect(addressOf(router.state.location)).toBe(signInAddress('/my-project?x=1'))
    expect(matchRoutes(router.routes, '/my-project')?.at(-1)?.route.path).toBe('*')
  })
})

describe('with a session', () => {
  it.each<[string, PersonaId, string, string]>([
    ['home', 'researcher', '/', '/'],
    ['the sign-in page goes to the empty path', 'researcher', '/user/login', '/'],
    ['the sign-in page with a return address', 'researcher', signInAddress('/my-project'), '/my-project'],
    ['a hostile return address', 'researcher', '/user/login?redirect=//evil.example/x', '/'],
    ['a hostile encoded return address', 'researcher', '/user/login?redirect=%252F%252Fevil.example', '/'],
    ['a script as return address', 'researcher', '/user/login?redirect=javascript:alert(1)', '/'],
    ['a page', 'researcher', '/my-project?page=2', '/my-project?page=2'],
    ['an unknown path', 'researcher', '/no/such/page', '/404'],
    ['an unknown path of one part', 'researcher', '/nothing', '/404'],
    [
      'a page of another role',
      'researcher',
      '/pre-project-manage',
      '/403?page=pre-project-manage&from=%2Fpre-project-manage',
    ],
    [
      'a page for which the permission is missing',
      'newResearcher',
      '/my-project',
      '/403?page=my-project&from=%2Fmy-project',
    ],
    [
      'a page of another role, with stored query parameters',
      'researcher',
      '/pre-project-manage?redirect_url=%2Faccount%2Fsettings%2Fbank&sys=s10&token=secret#token=secret',
      '/403?page=pre-project-manage&from=%2Fpre-project-manage',
    ],
    ['a public route', 'researcher', '/user/register', '/user/register'],
  ])('%s', async (_name, as, path, expected) => {
    expect((await open(path, as)).ended).toBe(expected)
  })

  it('the session is loaded once, not per page', async () => {
    const { router } = await open('/', 'researcher')
    const session = currentSession()
    expect(session?.user.userFullname).toBeTruthy()
    await router.navigate('/my-project')
    expect(currentSession()).toBe(session)
  })

  it('the memory is cleared when the user signed out in another tab', async () => {
    const loadAnew = watchLoadAnew()
    const { router } = await open('/', 'researcher')
    removeToken(readToken())
    router.navigate('/my-project')
    await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledWith(signInAddress('/my-project')))
    router.dispose()
  })

  it('the portal restarts when another user signed in in another tab', async () => {
    const loadAnew = watchLoadAnew()
    const { router } = await open('/', 'researcher')
    saveToken(backend.signIn('newResearcher'))
    router.navigate('/my-project')
    await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledWith('/my-project'))
    router.dispose()
  })
})

describe('the new portal', () => {
  it.each([
    ['home', '/', true],
    ['a page', '/my-project', false],
  ])('%s', async (_name, path, leaves) => {
    vi.stubEnv('VITE_NEW_PORTAL_URL', 'https://portal.example.org/new')
    const replace = vi.fn()
    replaceBrowser({ replace, loadAnew: vi.fn() })
    saveToken(backend.signIn('researcher'))
    const router = routerAt(path)
    if (leaves) await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('https://portal.example.org/new'))
    else expect(await settle(router)).toBe(path)
    expect(replace).toHaveBeenCalledTimes(leaves ? 1 : 0)
    router.dispose()
  })

  it('is not open to users who are not signed in', async () => {
    vi.stubEnv('VITE_NEW_PORTAL_URL', 'https://portal.example.org/new')
    expect((await open('/')).ended).toBe(signInAddress('/'))
  })
})

describe('when the user query fails', () => {
  it.each<[string, () => void]>([
    ['the network is gone', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      // Each time: a call that an older gateway may not understand is asked again without what is new.
      'the backend refuses',
      () => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal(200, 500).body)),
    ],
    ['the answer is not JSON', () => Object.assign(backend.network, { nextMalformed: true })],
    ['the endpoint is down', () => Object.assign(backend.network, { nextStatus: 503 })],
  ])('%s signs out silently and explains it on the sign-in page', async (_name, spoil) => {
    saveToken(backend.signIn('researcher'))
    spoil()
    const { ended } = await open('/my-project')
    expect(ended).toBe(signInAddress('/my-project'))
    expect(readToken()).toBeUndefined()
    expect(currentSession()).toBeNull()
    expect(recentNotices()).toMatchObject([{ title: '错误', text: '请求用户信息失败，请重试', seconds: 4 }])
    expect(readArrivalNotes()).toEqual(['请求用户信息失败，请重试'])
  })
})

it.each([
  ['a page that does not exist', '/404', '/user/login'],
  ['a page of another user', '/403', '/user/login'],
  ['a page that guests read as well', '/user/register', '/user/register'],
])('%s also ends an expired session', async (_case, path, ended) => {
  saveToken('a-token-nobody-gave')
  expect((await open(path)).ended).toBe(ended)
  expect(readToken()).toBeUndefined()
})

describe('when the user query cannot reach the server', () => {
  it('the session stays, because the document may be unloading, and one retry follows', async () => {
    saveToken(backend.signIn('researcher'))
    const unreachable = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const router = routerAt('/my-project')
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 20_000 })
    await new Promise((done) => setTimeout(done, 300))
    expect(readToken()).toBeDefined()
    unreachable.mockRestore()
    expect(await settle(router)).toBe('/my-project')
    expect(recentNotices()).toEqual([])
  })
})

describe('query parameters stored for the session', () => {
  it('redirect_url and sys are kept from any address', async () => {
    await open('/user/login?redirect_url=%2Fmail%2F1&sys=s02')
    expect(sessionStorage.getItem('redirect_url')).toBe('/mail/1')
    expect(sessionStorage.getItem('sys')).toBe('s02')
  })

  it('a return address to another site is dropped', async () => {
    await open('/user/login?redirect_url=https%3A%2F%2Fevil.example%2F')
    expect(sessionStorage.getItem('redirect_url')).toBeNull()
  })
})
