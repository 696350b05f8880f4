// @vitest-environment jsdom
/** Tests of reloading parts of a session, and of continuing with a stored one while the backend is away. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterLogin } from '@/lib/events/sign-out-tasks'
import { cachedSession, cacheSession } from './cached-session'
import { type Answers, fakePortal, healthy, userNamed } from './fake-portal'
import {
  ensureSession,
  keepForOffline,
  learnUnits,
  learnUnknown,
  refreshExpert,
  refreshPermissions,
  refreshUnits,
  refreshUser,
  resetSession,
} from './load-session'
import { ownToken } from './own-login'
import { currentSession, type Session, setSession } from './session'
import { signInOrigin } from './sign-in'
import { removeToken, saveToken } from './token'

const unit = { __typename: 'Membership', id: 'm1', applyStatus: 2, isDefault: 1, isAdmin: 0, userDepartments: [] }
const withUnit = { inForce: [unit], approved: [unit] }
const away = () => Response.json({}, { status: 503 })

beforeEach(() => saveToken('t1'))
afterEach(async () => {
  vi.useRealTimers()
  removeToken('t1')
  removeToken('t2')
  afterLogin('asked')
  await resetSession()
  vi.unstubAllGlobals()
})

async function begin(answers: Answers = healthy): Promise<Session> {
  fakePortal(answers)
  return ensureSession()
}
describe('a part of the session is reloaded', () => {
  it('the memberships, after the unit has approved one', async () => {
    await begin()
    const portal = fakePortal({ ...healthy, UserUnits: withUnit })
    await refreshUnits()
    expect(currentSession()?.units.map(({ id }) => id)).toEqual(['m1'])
    expect(portal.map(({ operation }) => operation)).toEqual(['UserUnits'])
  })

  it('the expert state, after an application', async () => {
    await begin({ ...healthy, SessionExpert: { expert: null } })
    fakePortal(healthy)
    await refreshExpert()
    expect(currentSession()).toMatchObject({ expertFlag: 1, expertApplyStatus: 2 })
  })

  it('an expert who never applied has no state of an application', async () => {
    await begin()
    fakePortal({ SessionExpert: { expert: { ...healthy.SessionExpert.expert, listExpertApply: [] } } })
    await refreshExpert()
    expect(currentSession()).toMatchObject({ expertFlag: 1, expertApplyStatus: null })
  })

  it('everything that the decision of another person may have changed', async () => {
    await begin({ ...healthy, MenuSystem: { menuSystem: null }, SessionExpert: { expert: null } })
    expect(currentSession()?.permissions.size).toBe(0)
    fakePortal({ ...healthy, UserUnits: withUnit, CurrentUser: { user: userNamed('u1', 'Wang') } })
    await refreshPermissions()
    const session = currentSession()
    expect(session).toMatchObject({ expertFlag: 1, user: { userFullname: 'Wang' } })
    expect([...(session?.access ?? [])]).toEqual(['s02.f009.add', 's02.f009.edit'])
    expect(session?.units).toHaveLength(1)
  })

  it('what fails meanwhile stays as it was, and what is learnt is no longer unknown', async () => {
    await begin({ ...healthy, MenuSystem: away(), UserUnits: away() })
    expect(currentSession()?.unknown).toEqual(new Set(['menu', 'units']))
    fakePortal({ ...healthy, SessionExpert: away(), UserUnits: away() })
    await refreshPermissions()
    expect(currentSession()).toMatchObject({ expertFlag: 1, unknown: new Set(['units']) })
    expect(currentSession()?.permissions.size).toBe(2)
  })

  it('the memberships are asked for only where they are unknown, and a failure is said', async () => {
    await begin()
    const portal = fakePortal(healthy)
    await learnUnits()
    expect(portal).toEqual([])
    await resetSession()
    await begin({ ...healthy, UserUnits: away() })
    await expect(learnUnits()).rejects.toThrow()
    fakePortal({ UserUnits: withUnit })
    await learnUnits()
    expect(currentSession()).toMatchObject({ units: [{ id: 'm1' }], unknown: new Set() })
  })

  it.each<[string, string, () => Promise<void>]>([
    ['memberships', 'UserUnits', refreshUnits],
    ['expert state', 'SessionExpert', refreshExpert],
  ])('the %s, once reloaded, are no longer unknown', async (_part, operation, reload) => {
    await begin({ ...healthy, [operation]: away() })
    expect(currentSession()?.unknown.size).toBe(1)
    fakePortal({ ...healthy, UserUnits: withUnit })
    await reload()
    expect(currentSession()?.unknown.size).toBe(0)
  })

  it('the permissions of the person stay when the backend answers for another one', async () => {
    const { user } = await begin()
    fakePortal({ ...healthy, CurrentUser: { user: userNamed('u2', 'Li Na') } })
    await refreshPermissions()
    expect(currentSession()?.user).toEqual(user)
  })

  it('nothing is asked for without a session', async () => {
    const portal = fakePortal({})
    await learnUnknown()
    await learnUnits()
    expect(portal).toEqual([])
    fakePortal({ ...healthy, UserUnits: withUnit })
    await Promise.all([refreshUser(), refreshUnits(), refreshExpert(), refreshPermissions()])
    expect(currentSession()).toBeNull()
  })

  it.each<[string, () => Promise<void>]>([
    ['user', refreshUser],
    ['memberships', refreshUnits],
    ['expert state', refreshExpert],
    ['permissions', refreshPermissions],
  ])('the %s of one person never become those of the next', async (_part, reload) => {
    const session = await begin()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const late = (answer: unknown) => gate.then(() => answer)
    fakePortal({
      CurrentUser: late({ user: userNamed('u1', 'Wang') }),
      MenuSystem: late({ menuSystem: [] }),
      UserUnits: late(withUnit),
      SessionExpert: late({ expert: null }),
    })
    const reloading = reload()
    const next = { ...session, user: userNamed('u2', 'Li Na') }
    setSession(next)
    release()
    await reloading
    expect(currentSession()).toBe(next)
  })
})

describe('while the backend is away', () => {
  const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  async function store(): Promise<void> {
    const user = {
      ...healthy.CurrentUser.user,
      userMobile: '13800001234',
      userEmail: 'a@b.cn',
      userBirthday: '1990-01-01',
      userSex: 1,
    }
    await begin({ ...healthy, CurrentUser: { user } })
    await keepForOffline()
    await resetSession()
  }

  it('the stored session of this login opens the portal, without what is private', async () => {
    await store()
    offline()
    const session = await ensureSession()
    expect(session).toMatchObject({
      awardState: 3,
      user: { id: 'u1', userMobile: null, userEmail: null, userBirthday: null, userSex: -1 },
    })
    expect(session.permissions.has('s02.f009')).toBe(true)
    expect([currentSession(), ownToken()]).toEqual([session, 't1'])
  })

  it('another login has no stored session', async () => {
    await store()
    expect(await cachedSession('t2')).toBeNull()
    removeToken('t1')
    saveToken('t2')
    offline()
    await expect(ensureSession()).rejects.toThrow()
  })

  it.each([
    ['refuses the login', Response.json({}, { status: 402 })],
    ['refuses the permission', Response.json({}, { status: 401 })],
  ])('no stored session opens where the backend %s', async (_how, CurrentUser) => {
    await store()
    fakePortal({ ...healthy, CurrentUser })
    await expect(ensureSession()).rejects.toThrow()
    expect(currentSession()).toBeNull()
  })

  it('the true session takes the place of the stored one when the backend is back', async () => {
    await store()
    offline()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await ensureSession()
    const portal = fakePortal({ ...healthy, CurrentUser: { user: userNamed('u1', 'Wang') } })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(portal).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(currentSession()?.user.userFullname).toBe('Wang'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(portal).toHaveLength(5)
  })

  it('the backend is asked again and again until it is back', async () => {
    await store()
    offline()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await ensureSession()
    await vi.advanceTimersByTimeAsync(10_000)
    // What failed has to come to its end first.
    await new Promise((resolve) => setTimeout(resolve, 20))
    fakePortal({ ...healthy, CurrentUser: { user: userNamed('u1', 'Wang') } })
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(currentSession()?.user.userFullname).toBe('Wang'))
  })

  it('no stored session opens for somebody who signs in meanwhile', async () => {
    await store()
    offline()
    const opening = ensureSession()
    saveToken('t2')
    await expect(opening).rejects.toThrow()
    expect(currentSession()).toBeNull()
  })

  it('nothing is asked for a person who has left meanwhile', async () => {
    await store()
    offline()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await ensureSession()
    removeToken('t1')
    const portal = fakePortal(healthy)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(portal).toEqual([])
  })

  it('nothing is asked for a session that was reset meanwhile', async () => {
    await store()
    offline()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await ensureSession()
    await resetSession()
    const portal = fakePortal(healthy)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(portal).toEqual([])
  })

  it('nothing is stored without a login, or by a browser that cannot hash', async () => {
    const session = await begin()
    await cacheSession(undefined, session)
    for (const crypto of [{}, undefined]) {
      vi.stubGlobal('crypto', crypto)
      await cacheSession('t1', session)
      expect(await cachedSession('t1')).toBeNull()
    }
    vi.unstubAllGlobals()
    expect(await cachedSession('t1')).toBeNull()
  })
})

it('a sign-in names the system whose link the person followed, if there was one', () => {
  expect(signInOrigin()).toEqual({ clientType: '1' })
  sessionStorage.setItem('sys', 's02')
  expect(signInOrigin()).toEqual({ clientType: '1', sys: 's02' })
})
