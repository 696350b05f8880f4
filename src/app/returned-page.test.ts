// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workWith } from '@/session/own-login'
import { type Session, setSession } from '@/session/session'
import { removeToken, saveToken } from '@/session/token'
import { watchReturn } from './returned-page'

const [empty, reload] = [vi.fn(), vi.fn()]
const comeBack = (persisted = true) => {
  const stop = watchReturn(empty, reload)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  stop()
}
afterEach(() => {
  vi.clearAllMocks()
})

// First in the file: nobody has been signed in in this document yet.
it('a guest’s page restored from the page cache stays with its typed text', () => {
  comeBack()
  expect(reload).not.toHaveBeenCalled()
})

describe('a page restored from the page cache', () => {
  beforeEach(() => {
    workWith('own')
    setSession({ user: { id: 'user-1' } } as Session)
    saveToken('own')
  })

  const signOut = () => {
    removeToken('own')
    setSession(null)
  }

  it.each<[string, () => void, boolean, number]>([
    ['stays unchanged while its session is valid', () => {}, true, 0],
    ['is emptied and reloads when its session has ended', () => removeToken('own'), true, 1],
    ['is emptied and reloads when another user has signed in', () => saveToken('other'), true, 1],
    ['stays unchanged on a fresh load', () => saveToken('other'), false, 0],
    ['is emptied and reloads when the user signed out on leaving', signOut, true, 1],
  ])('%s', (_case, meanwhile, persisted, times) => {
    meanwhile()
    comeBack(persisted)
    expect(reload).toHaveBeenCalledTimes(times)
    expect(empty).toHaveBeenCalledTimes(times)
    if (times > 0) expect(empty.mock.invocationCallOrder).toEqual([(reload.mock.invocationCallOrder[0] ?? 0) - 1])
  })
})
