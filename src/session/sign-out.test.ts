// @vitest-environment jsdom
/** Tests of a sign-out whose code for sealing cannot be loaded. */
import { afterEach, expect, it, vi } from 'vitest'
import { deleteDrafts } from '@/lib/drafts/delete-drafts'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { areDraftsClosed, closeDrafts } from '@/lib/drafts/draft-owner'
import { getPersonEntry, setPersonEntry } from '@/lib/storage/person-entries'
import { storedDrafts } from '../../tests/stored-drafts'
import './draft-owner'
import { fakePortal, healthy } from './fake-portal'
import { ensureSession, resetSession } from './load-session'
import { currentSession } from './session'
import { signOut } from './sign-out'
import { saveToken } from './token'

vi.mock('./leave-device', () => {
  throw new Error('no connection')
})

afterEach(async () => {
  await resetSession()
  closeDrafts(false)
  await deleteDrafts('u1')
  localStorage.clear()
  vi.unstubAllGlobals()
})

it.each<[string, boolean]>([
  ['and deletes what would be left in the clear', true],
  ['and changes nothing when the person goes back', false],
])('a sign-out that cannot seal asks %s', async (_case, agrees) => {
  saveToken('t1')
  fakePortal({ ...healthy, Logout: { logout: { code: 200 } } })
  const { user } = await ensureSession()
  await inDraftStore('readwrite', async (slots) => slots.put({ answers: { opinion: {} } }, [user.id, 'review:1']))
  setPersonEntry(user.id, 'words/list', '王秀英')
  const mayDelete = vi.fn(async () => agrees)
  expect(await signOut(mayDelete)).toBe(agrees)
  expect(mayDelete.mock.calls).toEqual([[{ answers: null, hasSettings: true }]])
  expect(Object.values(localStorage).includes('王秀英')).toBe(!agrees)
  expect((await storedDrafts()) === '[]').toBe(agrees)
  expect([currentSession() === null, areDraftsClosed()]).toEqual([agrees, agrees])
  if (!agrees) expect(getPersonEntry(user.id, 'words/list')).toBe('王秀英')
})
