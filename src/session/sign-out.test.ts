// @vitest-environment jsdom
/** Tests of the sign-out that a person asks for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, onFailure } from '@/api/errors/failure'
import { deleteDrafts } from '@/lib/drafts/delete-drafts'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { areDraftsClosed, closeDrafts } from '@/lib/drafts/draft-owner'
import { onSignOut } from '@/lib/events/sign-out-tasks'
import { getPersonEntry, setPersonEntry } from '@/lib/storage/person-entries'
import { storedDrafts } from '../../tests/stored-drafts'
import './draft-owner'
import { fakePortal, healthy } from './fake-portal'
import { ensureSession, resetSession } from './load-session'
import { logOutCall } from './log-out-call'
import { currentSession } from './session'
import { signOut } from './sign-out'
import { signOutSilently } from './sign-out-silently'
import { readToken, removeToken, saveToken } from './token'

const { chunks } = vi.hoisted(() => ({ chunks: { areMissing: false } }))
vi.mock('@/lib/loading/lazy-import', async (original) => {
  const module = await original<typeof import('@/lib/loading/lazy-import')>()
  const loadChunk: typeof module.loadChunk = (load) =>
    chunks.areMissing ? Promise.reject(new Error('no line')) : module.loadChunk(load)
  return { ...module, loadChunk }
})

const heard: Failure[] = []
onFailure((failure) => heard.push(failure))

beforeEach(() => saveToken('t1'))
afterEach(async () => {
  chunks.areMissing = false
  await resetSession()
  closeDrafts(false)
  await deleteDrafts('u1')
  localStorage.clear()
  heard.length = 0
  vi.unstubAllGlobals()
})

describe('signing out', () => {
  it('calls the backend, then clears token and user', async () => {
    const portal = fakePortal({ ...healthy, Logout: { logout: { code: 200 } } })
    await ensureSession()
    await signOut(async () => true)
    expect(portal.at(-1)).toMatchObject({ operation: 'Logout', authorization: 'Bearer t1' })
    expect([readToken(), currentSession()]).toEqual([undefined, null])
  })

  it('ends only this document’s session when another user signed in in another tab', async () => {
    const portal = fakePortal({ ...healthy, Logout: { logout: { code: 200 } } })
    await ensureSession()
    saveToken('t2')
    await signOut(async () => true)
    expect(portal.at(-1)).toMatchObject({ operation: 'Logout', authorization: 'Bearer t1' })
    expect([readToken(), currentSession()]).toEqual(['t2', null])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['asked for', () => signOut(async () => true), 'asked'],
    ['forced', () => signOutSilently('t1'), 'forced'],
  ])('runs the cleanup after a session, %s', async (_how, end, ending) => {
    fakePortal({ ...healthy, Logout: { logout: { code: 200 } } })
    await ensureSession()
    const after = vi.fn()
    const stop = onSignOut({ after })
    await end()
    stop()
    expect(after.mock.calls).toEqual([[ending]])
  })

  it('is a call of its own each time', async () => {
    const portal = fakePortal({ Logout: { logout: { code: 200 } } })
    await logOutCall('t1')
    await logOutCall('t1')
    expect(portal.map(({ operation, authorization }) => [operation, authorization])).toEqual([
      ['Logout', 'Bearer t1'],
      ['Logout', 'Bearer t1'],
    ])
  })

  it('completes when the backend cannot be reached', async () => {
    fakePortal({ ...healthy, Logout: Response.json({}, { status: 500 }) })
    await ensureSession()
    expect(await signOut(async () => true)).toBe(true)
    expect([readToken(), currentSession()]).toEqual([undefined, null])
    expect(heard).toEqual([])
  })

  it('asks before it deletes what it cannot seal, and changes nothing when the person goes back', async () => {
    const portal = fakePortal({ ...healthy, Logout: { logout: { code: 200 } } })
    const session = await ensureSession()
    const calls = portal.length
    // A gateway without sealing keys: what was typed has no key to be sealed with.
    const unsealable = { touchedAt: Date.now(), sealingKey: null, answers: { opinion: {}, reason: {} } }
    await inDraftStore('readwrite', async (slots) => slots.put(unsealable, [session.user.id, 'review:1']))
    const mayDelete = vi.fn(async () => false)
    expect(await signOut(mayDelete)).toBe(false)
    expect(mayDelete.mock.calls).toEqual([[{ answers: 2, hasSettings: false }]])
    expect([portal.length, readToken(), currentSession()]).toEqual([calls, 't1', session])
    expect(await storedDrafts()).toBe(JSON.stringify([unsealable]))
    expect(await signOut(async () => true)).toBe(true)
    expect(await storedDrafts()).toBe('[]')
  })

  it.each<[string, boolean]>([
    ['and deletes what would be left in the clear', true],
    ['and changes nothing when the person goes back', false],
  ])('asks without a number when the code that seals cannot be loaded, %s', async (_case, agrees) => {
    fakePortal({ ...healthy, Logout: { logout: { code: 200 } } })
    const session = await ensureSession()
    const { id } = session.user
    await inDraftStore('readwrite', async (slots) => slots.put({ answers: { opinion: {} } }, [id, 'review:1']))
    setPersonEntry(id, 'words/list', '王秀英')
    chunks.areMissing = true
    const mayDelete = vi.fn(async () => agrees)
    expect(await signOut(mayDelete)).toBe(agrees)
    expect(mayDelete.mock.calls).toEqual([[{ answers: null, hasSettings: true }]])
    expect(Object.values(localStorage).includes('王秀英')).toBe(!agrees)
    expect((await storedDrafts()) === '[]').toBe(agrees)
    expect([readToken(), currentSession(), areDraftsClosed()]).toEqual(
      agrees ? [undefined, null, true] : ['t1', session, false],
    )
    if (!agrees) expect(getPersonEntry(id, 'words/list')).toBe('王秀英')
  })

  it.each<[string, string | undefined, string[]]>([
    ['nobody’s session was loaded', 't1', ['Logout']],
    ['nobody is signed in', undefined, []],
  ])('asks nothing when %s', async (_case, token, operations) => {
    if (!token) removeToken('t1')
    const portal = fakePortal({ Logout: { logout: { code: 200 } } })
    const mayDelete = vi.fn(async () => false)
    expect(await signOut(mayDelete)).toBe(true)
    expect(mayDelete).not.toHaveBeenCalled()
    expect(portal.map(({ operation }) => operation)).toEqual(operations)
    expect(readToken()).toBeUndefined()
  })
})
