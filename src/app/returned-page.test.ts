// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { workWith } from '@/session/own-login'
import { type Session, setSession } from '@/session/session'
import { removeToken, saveToken } from '@/session/token'
import { watchReturn } from './returned-page'

beforeEach(() => {
  workWith('own')
  setSession({ user: { id: 'user-1' } } as Session)
  saveToken('own')
})

it.each<[string, () => void, boolean, number]>([
  ['its login goes on: it stays as it was left', () => {}, true, 0],
  ['its login ended meanwhile', () => removeToken('own'), true, 1],
  ['another person has signed in meanwhile', () => saveToken('other'), true, 1],
  ['it was loaded now, and not kept', () => saveToken('other'), false, 0],
])('a page that comes back out of the browser’s page cache: %s', (_what, meanwhile, persisted, times) => {
  const reload = vi.fn()
  const stop = watchReturn(reload)
  meanwhile()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  stop()
  expect(reload).toHaveBeenCalledTimes(times)
})
