// @vitest-environment jsdom
/** Tests of loading the session: its calls, failures, late answers, and settings that a sign-out sealed. */
import { openingKeyOf, sealingKeyOf } from '@mocks/sealing-keys'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, onFailure } from '@/api/errors/failure'
import { personPrefix } from '@/lib/storage/person-entries'
import { encryptSm2 } from '@/lib/text/sm2'
import { fakePortal, healthy, userNamed } from './fake-portal'
import { ensureSession, learnUnknown, refreshUser, resetSession } from './load-session'
import { currentSession } from './session'
import { signOutSilently } from './sign-out-silently'
import { readToken, saveToken } from './token'

const heard: Failure[] = []
onFailure((failure) => heard.push(failure))

beforeEach(() => saveToken('t1'))
afterEach(async () => {
  await resetSession()
  heard.length = 0
  vi.unstubAllGlobals()
})

const broken = (status: number) => Response.json({}, { status })

describe('loading the session', () => {
  it('requests user, units, front role type, expert and menu once, with the token', async () => {
    const portal = fakePortal(healthy)
    const [session, same] = await Promise.all([ensureSession(), ensureSession()])
    expect(await ensureSession()).toBe(session)
    expect(same).toBe(session)
    expect(currentSession()).toBe(session)
    expect(portal.map(({ operation }) => operation).sort()).toEqual(Object.keys(healthy).sort())
    expect(portal.every(({ authorization }) => authorization === 'Bearer t1')).toBe(true)
    const variables = Object.fromEntries(portal.map((item) => [item.operation, item.variables]))
    expect(variables.SessionExpert).toEqual({})
  })

  it('returns the user, their states and their permissions', async () => {
    fakePortal(healthy)
    const session = await ensureSession()
    expect(session).toMatchObject({ awardState: 3, expertFlag: 1, expertApplyStatus: 2, unknown: new Set() })
    expect(session.user.userFullname).toBe('Wang Min')
    expect([...session.permissions]).toEqual(['s02.f009', 's02.f9001'])
    expect([...session.access]).toEqual(['s02.f009.add', 's02.f009.edit'])
  })

  it('returns no expert state for a user without application', async () => {
    fakePortal({ ...healthy, SessionExpert: { expert: null } })
    expect(await ensureSession()).toMatchObject({ expertFlag: 0, expertApplyStatus: null })
  })

  it('gives no permission when the menu fails, and leaves the error to the page', async () => {
    fakePortal({ ...healthy, MenuSystem: broken(500) })
    const session = await ensureSession()
    expect(session.unknown).toEqual(new Set(['menu']))
    expect(session.permissions.size + session.access.size).toBe(0)
    expect(heard).toEqual([])
  })

  it('leaves the error to the guard when everything fails, including the menu', async () => {
    fakePortal({ ...healthy, CurrentUser: broken(500), MenuSystem: broken(500) })
    await expect(ensureSession()).rejects.toThrow()
    expect(heard).toEqual([])
  })

  it('returns no session when the answer has no user', async () => {
    fakePortal({ ...healthy, CurrentUser: {} })
    await expect(ensureSession()).rejects.toThrow()
    expect(currentSession()).toBeNull()
  })

  it.each(['CurrentUser', 'FrontRoleType'])(
    'fails when %s fails, leaves the error to the guard, and retries the next time',
    async (operation) => {
      fakePortal({ ...healthy, [operation]: broken(500) })
      await expect(ensureSession()).rejects.toThrow()
      expect(currentSession()).toBeNull()
      expect(heard).toEqual([])
      fakePortal(healthy)
      await expect(ensureSession()).resolves.toMatchObject({ awardState: 3 })
    },
  )

  it.each([
    [
      'the expert endpoint',
      'SessionExpert',
      'expert',
      { expertFlag: 0, units: [] },
      { expertFlag: 1, expertApplyStatus: 2 },
    ],
    ['the memberships', 'UserUnits', 'units', { expertFlag: 1, units: [] }, { units: [] }],
  ] as const)(
    'starts without %s when it is unavailable, and adds it after the recovery',
    async (_case, operation, part, before, after) => {
      fakePortal({ ...healthy, [operation]: broken(500) })
      expect(await ensureSession()).toMatchObject({ ...before, unknown: new Set([part]), awardState: 3 })
      await learnUnknown()
      expect(currentSession()?.unknown).toEqual(new Set([part]))
      fakePortal(healthy)
      await learnUnknown()
      expect(currentSession()).toMatchObject({ ...after, unknown: new Set() })
      expect(heard).toEqual([])
    },
  )

  it('does not wait for a hanging expert endpoint, and accepts its late response', async () => {
    vi.useFakeTimers()
    let answer = (_expert: unknown) => {}
    fakePortal({
      ...healthy,
      SessionExpert: new Promise((resolve) => {
        answer = resolve
      }),
    })
    const session = ensureSession()
    await vi.advanceTimersByTimeAsync(3000)
    expect((await session).unknown).toEqual(new Set(['expert']))
    answer(healthy.SessionExpert)
    vi.useRealTimers()
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ expertFlag: 1, unknown: new Set() }))
  })

  it('keeps the token it began with, and drops its result when another session begins meanwhile', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const portal = fakePortal({ ...healthy, CurrentUser: gate.then(() => healthy.CurrentUser) })
    const former = ensureSession()
    former.catch(() => {})
    saveToken('t2')
    const fresh = ensureSession()
    release()
    await expect(former).rejects.toThrow('The login changed')
    expect((await fresh).user.id).toBe('u1')
    expect(readToken()).toBe('t2')
    const sent = (token: string) => portal.filter(({ authorization }) => authorization === `Bearer ${token}`).length
    expect([sent('t1'), sent('t2')]).toEqual([5, 5])
  })

  it('notifies that the session ended', async () => {
    fakePortal({ ...healthy, CurrentUser: broken(402) })
    await expect(ensureSession()).rejects.toThrow()
    expect(heard).toMatchObject([{ status: 402, endsSession: true }])
  })

  it('does not restore a user who signed out meanwhile', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    fakePortal({ ...healthy, FrontRoleType: gate.then(() => healthy.FrontRoleType) })
    const session = ensureSession()
    session.catch(() => {})
    await signOutSilently('t1')
    release()
    await expect(session).rejects.toThrow()
    expect(currentSession()).toBeNull()
  })

  it('does not give the next user the former session', async () => {
    fakePortal(healthy)
    await ensureSession()
    await signOutSilently('t1')
    saveToken('t2')
    const portal = fakePortal({ ...healthy, CurrentUser: { user: userNamed('u2', 'Li Na') } })
    expect((await ensureSession()).user.id).toBe('u2')
    expect(portal).toHaveLength(5)
    expect(portal.every(({ authorization }) => authorization === 'Bearer t2')).toBe(true)
  })

  it('updates the session with a changed profile', async () => {
    fakePortal(healthy)
    const before = await ensureSession()
    fakePortal({ CurrentUser: { user: userNamed('u1', 'Wang') } })
    await refreshUser()
    expect(currentSession()?.user.userFullname).toBe('Wang')
    expect(currentSession()?.permissions).toBe(before.permissions)
  })
})

describe('settings that a sign-out sealed', () => {
  const sealingKey = sealingKeyOf('u1')
  const withKey = { ...healthy, CurrentUser: { user: { ...userNamed('u1', 'Wang Min'), sealingKey } } }
  const clear = `${personPrefix}${sealingKey}/words/lists`
  const sealed = `${personPrefix}${sealingKey}/sealed/lists/1`

  beforeEach(() => localStorage.setItem(sealed, encryptSm2('{"compact":true}', sealingKey)))
  afterEach(() => localStorage.clear())

  it('are open when the session is there', async () => {
    const portal = fakePortal({ ...withKey, OpeningKey: { openingKey: openingKeyOf('u1') } })
    await ensureSession()
    expect({ ...localStorage }).toEqual({ [clear]: '{"compact":true}' })
    expect(portal.at(-1)).toMatchObject({ operation: 'OpeningKey', authorization: 'Bearer t1' })
  })

  it.each<[string, unknown]>([
    ['the server does not give the key', { openingKey: null }],
    ['the call fails', broken(500)],
  ])('stay sealed when %s, and the session begins all the same', async (_case, OpeningKey) => {
    const before = { ...localStorage }
    fakePortal({ ...withKey, OpeningKey })
    expect((await ensureSession()).user.id).toBe('u1')
    expect({ ...localStorage }).toEqual(before)
    expect(heard).toEqual([])
  })

  it('of others cost no call', async () => {
    const portal = fakePortal({
      ...healthy,
      CurrentUser: { user: { ...userNamed('u2', 'Li'), sealingKey: sealingKeyOf('u2') } },
    })
    await ensureSession()
    expect(portal.map(({ operation }) => operation)).not.toContain('OpeningKey')
  })
})
