/** Tests of announced failures, and of a session that ends while a page is open. */
import { act, configure, screen, waitFor } from '@testing-library/react'
import { parse } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeFailure, statusFailure } from '@/api/errors/classify'
import { announce } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { readArrivalNotes } from '@/features/auth/arrival-notes'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { CurrentUserDocument } from '@/session/graphql/session.permission.generated'
import { readToken, saveToken } from '@/session/token'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { replaceBrowser } from './entry-browser'

/** A call of the login of the moment. */
const origin = () => ({ endpoint: 'permission', operation: 'Test', status: 200, sentWith: readToken() }) as const
const refuse = (code: number, facts = {}) => act(async () => announce(codeFailure(code, facts, origin())))

/** A browser that is watched: it stays where it is. */
function watchedBrowser() {
  const port = { loadAnew: vi.fn(), replace: vi.fn() }
  restores.push(replaceBrowser(port))
  return port
}
const restores: (() => void)[] = []

// Chunks are transformed when first asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  for (const restore of restores.splice(0)) restore()
  clearNotices()
})

describe('when the session ends while a page is open', () => {
  it.each([400, 402, 403])('HTTP %s shows a message, signs out silently and loads the sign-in page', async (status) => {
    const port = watchedBrowser()
    await renderAt('/my-project?page=2', { as: 'researcher' })
    await act(async () => announce(statusFailure(status, origin())))
    await waitFor(() => expect(port.loadAnew).toHaveBeenCalledWith('/user/login?redirect=%2Fmy-project%3Fpage%3D2'))
    expect(readToken()).toBeUndefined()
    expect(readArrivalNotes()).toEqual(['您还未登录或登录已失效'])
  })

  it('the same happens when it ended before the portal was opened', async () => {
    const port = watchedBrowser()
    saveToken(backend.signIn('researcher'))
    backend.network.expireNow()
    await renderAt('/my-project')
    expect(port.loadAnew).toHaveBeenCalledWith('/user/login?redirect=%2Fmy-project')
    expect(readArrivalNotes()).toEqual(['您还未登录或登录已失效'])
  })

  it('several failed calls show one message', async () => {
    const port = watchedBrowser()
    await renderAt('/my-project', { as: 'researcher' })
    backend.network.expireNow()
    const ask = () => permission.query(CurrentUserDocument, {}, { fetchPolicy: 'no-cache' }).catch(() => {})
    await act(async () => Promise.all([ask(), ask(), ask()]))
    await waitFor(() => expect(port.loadAnew).toHaveBeenCalledTimes(1))
    expect(recentNotices()).toHaveLength(1)
  })
})

it('a request that does not fit the schema shows 服务器未知错误 and keeps the session', async () => {
  await renderAt('/my-project', { as: 'researcher' })
  const unfit = { ...CurrentUserDocument, ...parse('query CurrentUser { user { portalProbeNowhere } }') }
  await act(async () => permission.query(unfit, {}, { fetchPolicy: 'no-cache' }).catch(() => {}))
  await waitFor(() => expect(recentNotices()).toMatchObject([{ kind: 'error', text: '服务器未知错误，请稍后再试' }]))
  expect(readToken()).toBeTruthy()
})

it('HTTP 401 opens the page that explains the missing permission', async () => {
  const { router } = await renderAt('/my-project', { as: 'researcher' })
  await act(async () => announce(statusFailure(401, origin())))
  await waitFor(() => expect(router.state.location.pathname).toBe('/403'))
})

describe('notifications', () => {
  it('show an error titled 错误 and keep it among the recent messages', async () => {
    await renderAt('/', { as: 'researcher' })
    await refuse(60347)
    expect(await screen.findByText('错误')).toBeTruthy()
    expect(recentNotices()).toMatchObject([{ kind: 'error', title: '错误', seconds: 4 }])
  })

  it('show simultaneous errors as one', async () => {
    await renderAt('/', { as: 'researcher' })
    await refuse(60347)
    await refuse(603209)
    await screen.findByText('错误')
    expect(screen.getAllByText('错误')).toHaveLength(1)
    expect(recentNotices()).toHaveLength(2)
  })

  it.each([60144, 60145, 60146, 60176, 601002, 601202, 603288, 60191])('stay silent about %s', async (code) => {
    await renderAt('/404')
    await refuse(code)
    expect(recentNotices()).toEqual([])
  })

  it('warn with the deadline date that the yearly award filling has closed', async () => {
    await renderAt('/', { as: 'researcher' })
    await refuse(60902, { deadline: '2026-03-31' })
    expect(await screen.findByText(/2026-03-31/)).toBeTruthy()
    expect(recentNotices()).toMatchObject([{ kind: 'warning' }])
  })

  it.each([60101, 60102])('and %s also ends the session', async (code) => {
    const port = watchedBrowser()
    await renderAt('/my-project', { as: 'researcher' })
    await refuse(code)
    await waitFor(() => expect(port.loadAnew).toHaveBeenCalledWith('/user/login?redirect=%2Fmy-project'))
    expect(readToken()).toBeUndefined()
  })
})

it('60345 links to the real-name verification, from the notification and from the recent messages', async () => {
  const { user, router } = await renderAt('/my-project', { as: 'newResearcher' })
  await refuse(60345)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('填报人未实名认证，请到用户中心首页完成实名认证后重新进入')
  await user.click(screen.getByRole('button', { name: '去实名认证' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/settings/security'))
  expect(screen.queryByRole('alert')).toBeNull()
})
