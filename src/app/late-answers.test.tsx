/** Tests that late responses of a former login change nothing. */
import { act, configure, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeFailure, statusFailure } from '@/api/errors/classify'
import { announce, type Failure } from '@/api/errors/failure'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { takeOver } from '@/session/sign-in-over-page'
import { readToken, saveToken } from '@/session/token'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { routerAt } from '../../tests/router-at'
import { addressOf } from './entry-address'
import { replaceBrowser } from './entry-browser'

configure({ asyncUtilTimeout: 15_000 })

const restores: (() => void)[] = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
  vi.restoreAllMocks()
  clearNotices()
})

function watchedBrowser() {
  const port = { loadAnew: vi.fn(), replace: vi.fn() }
  restores.push(replaceBrowser(port))
  return port
}

type Kind = 400 | 401 | 402 | 403 | 500 | 60101 | 60102 | 60347

function answerOf(kind: Kind, sentWith: string | undefined): Failure {
  const origin = { endpoint: 'permission', operation: 'Test', sentWith } as const
  return kind < 600
    ? statusFailure(kind, { ...origin, status: kind })
    : codeFailure(kind, {}, { ...origin, status: 200 })
}

/** The researcher works on, signed in again as the same person after the first login ended; answers both tokens. */
async function signedInTwice() {
  const port = watchedBrowser()
  const { router } = await renderAt('/my-project', { as: 'researcher' })
  const former = readToken()
  const fresh = backend.signIn('researcher')
  await act(async () => expect(await takeOver(fresh)).toBe('same'))
  return { port, router, former, fresh }
}

describe('a late response', () => {
  it.each<[Kind, 'former' | 'fresh' | 'none', { ended: boolean; at: string; announced: number }]>([
    // of the login that is over
    [400, 'former', { ended: false, at: '/my-project', announced: 0 }],
    [402, 'former', { ended: false, at: '/my-project', announced: 0 }],
    [403, 'former', { ended: false, at: '/my-project', announced: 0 }],
    [401, 'former', { ended: false, at: '/my-project', announced: 0 }],
    [60101, 'former', { ended: false, at: '/my-project', announced: 1 }],
    [60102, 'former', { ended: false, at: '/my-project', announced: 1 }],
    [500, 'former', { ended: false, at: '/my-project', announced: 1 }],
    [60347, 'former', { ended: false, at: '/my-project', announced: 1 }],
    // of a call made before anybody was signed in
    [400, 'none', { ended: false, at: '/my-project', announced: 0 }],
    [60102, 'none', { ended: false, at: '/my-project', announced: 1 }],
    // of the login of the moment
    [400, 'fresh', { ended: true, at: '/my-project', announced: 1 }],
    [402, 'fresh', { ended: true, at: '/my-project', announced: 1 }],
    [403, 'fresh', { ended: true, at: '/my-project', announced: 1 }],
    [401, 'fresh', { ended: false, at: '/403', announced: 0 }],
    [60101, 'fresh', { ended: true, at: '/my-project', announced: 1 }],
    [60102, 'fresh', { ended: true, at: '/my-project', announced: 1 }],
    [500, 'fresh', { ended: false, at: '/my-project', announced: 1 }],
  ])('with %i, sent with the %s token', async (kind, whose, { ended, at, announced }) => {
    const { port, router, former, fresh } = await signedInTwice()
    await act(async () => announce(answerOf(kind, { former, fresh, none: undefined }[whose])))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    await waitFor(() => expect(router.state.location.pathname).toBe(at))
    expect(readToken()).toBe(ended ? undefined : fresh)
    expect(port.loadAnew).toHaveBeenCalledTimes(ended ? 1 : 0)
    expect(recentNotices()).toHaveLength(announced)
  })
})

describe('a session load that began with an expired token', () => {
  /** Lets every call sent with a token be answered by hand. */
  function delayCallsOf(token: string) {
    const real = globalThis.fetch
    const release: ((answer: Response) => void)[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      new Headers(init?.headers).get('authorization') === `Bearer ${token}`
        ? new Promise((resolve) => release.push(resolve))
        : real(input, init),
    )
    return {
      begun: () => vi.waitFor(() => expect(release.length).toBeGreaterThan(2), { timeout: 20_000 }),
      answer: (status: number) => {
        for (const resolve of release) resolve(Response.json({}, { status }))
      },
    }
  }

  it.each([
    ['is answered with an expired token', 402],
    ['fails', 500],
    ['reaches another user', 403],
  ])('for %s: the new session stays, and the page renders for it', async (_how, status) => {
    const port = watchedBrowser()
    const former = backend.signIn('researcher')
    const fresh = backend.signIn('unitAdministrator')
    saveToken(former)
    const heldCalls = delayCallsOf(former)
    const router = routerAt('/pre-project-manage')
    await heldCalls.begun()
    saveToken(fresh)
    heldCalls.answer(status)
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000 })
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), { timeout: 20_000 })
    expect(addressOf(router.state.location)).toBe('/pre-project-manage')
    expect(readToken()).toBe(fresh)
    expect(port.loadAnew).not.toHaveBeenCalled()
    expect(recentNotices()).toEqual([])
    router.dispose()
  })
})
