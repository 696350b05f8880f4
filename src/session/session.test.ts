// @vitest-environment jsdom
/** Tests of the session as pages see it, and of what the session tells the drafts. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Failure, onFailure } from '@/api/errors/failure'
import { draftOwner } from '@/lib/drafts/draft-owner'
import { demoPersonas, setDemoPersonas } from './demo'
import './draft-owner'
import { fakePortal, healthy, userNamed } from './fake-portal'
import { ensureSession, resetSession } from './load-session'
import { usePermission } from './permissions'
import { everHadSession, type Session, setSession, useMaybeSession, useSession } from './session'
import { removeToken, saveToken } from './token'

afterEach(async () => {
  removeToken('t1')
  await act(resetSession)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setDemoPersonas([])
})

const sessionOf = (id: string) => ({ user: userNamed(id, id), access: new Set(['s02.f009.add']) }) as unknown as Session

it('a document in which nobody has signed in shows nobody’s data', () => {
  expect(everHadSession()).toBe(false)
  setSession(null)
  expect(everHadSession()).toBe(false)
  setSession(sessionOf('u1'))
  expect(everHadSession()).toBe(true)
})

it('a page has the session of the moment, and the last one while its login ends', () => {
  const [first, second] = [sessionOf('u1'), sessionOf('u2')]
  setSession(first)
  const { result } = renderHook(() => ({ held: useSession(), now: useMaybeSession() }))
  expect(result.current).toEqual({ held: first, now: first })
  act(() => setSession(second))
  expect(result.current).toEqual({ held: second, now: second })
  act(() => setSession(null))
  expect(result.current).toEqual({ held: second, now: null })
})

it('a page outside the signed-in part cannot ask for a session', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useSession)).toThrow('useSession outside the signed-in part of the portal')
})

it('a right is known while somebody with it is signed in', () => {
  const { result } = renderHook(() => [usePermission(['s01.f001.add', 's02.f009.add']), usePermission(['s02.f009'])])
  expect(result.current).toEqual([false, false])
  act(() => setSession(sessionOf('u1')))
  expect(result.current).toEqual([true, false])
})

it('drafts belong to the signed-in person, with their key, and only the server has the one that opens them', async () => {
  expect(draftOwner()).toBeNull()
  saveToken('t1')
  const user = { ...userNamed('u1', 'Wang Min'), sealingKey: 'public' }
  fakePortal({ ...healthy, CurrentUser: { user } })
  await ensureSession()
  expect(draftOwner()).toMatchObject({ userId: 'u1', sealingKey: 'public' })
  const portal = fakePortal({ OpeningKey: { openingKey: 'private' } })
  expect(await draftOwner()?.openingKey()).toBe('private')
  expect(await draftOwner()?.openingKey()).toBe('private')
  // It is asked each time, never cached.
  expect(portal).toMatchObject([{ operation: 'OpeningKey', authorization: 'Bearer t1' }, { operation: 'OpeningKey' }])
  // A page that looks for drafts asks again: the person need not know.
  const heard: Failure[] = []
  const stop = onFailure((failure) => heard.push(failure))
  fakePortal({ OpeningKey: new Response(null, { status: 500 }) })
  await expect(draftOwner()?.openingKey()).rejects.toThrow()
  stop()
  expect(heard).toEqual([])
})

it('only a demonstration has personas', () => {
  expect(demoPersonas()).toEqual([])
  const personas = [{ id: 'a', name: '甲', note: '', accountCode: 'a', password: 'p' }]
  setDemoPersonas(personas)
  expect(demoPersonas()).toBe(personas)
})
