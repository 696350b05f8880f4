/** Tests of the small stores of events: notices, unread messages, listeners. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onErrorReport, reportError } from './error-reporting'
import { createListeners } from './listeners'
import { clearNotices, type Notice, notify, recentNotices, subscribeNotices } from './notices'
import { setUnreadCount, subscribeUnreadCount, unreadCount } from './unread-count'

beforeEach(clearNotices)
afterEach(() => {
  clearNotices()
  setUnreadCount(0)
  onErrorReport(null)
  vi.useRealTimers()
})

const notice = (title: string): Notice => ({ kind: 'error', title, text: '', seconds: 4 })
const titles = () => recentNotices().map(({ title }) => title)

it('a listener hears each event with its arguments until it is removed, and one that comes during an event waits for the next', () => {
  const { listen, notify: tell, isEmpty } = createListeners<[string, number]>()
  const heard: unknown[] = []
  expect(isEmpty()).toBe(true)
  const stop = listen((...event) => {
    heard.push(event)
    if (heard.length === 1) listen(() => heard.push('later'))
  })
  expect(isEmpty()).toBe(false)
  tell('a', 1)
  expect(heard).toEqual([['a', 1]])
  stop()
  tell('b', 2)
  expect(heard).toEqual([['a', 1], 'later'])
})

it('the last twenty notices stay, the oldest first, each with a number of its own and its time', () => {
  vi.useFakeTimers({ now: 1000 })
  const before = recentNotices()
  expect(before).toEqual([])
  for (let at = 1; at <= 21; at += 1) notify(notice(String(at)))
  expect(titles()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 2)))
  const [first, second] = recentNotices()
  expect(first).toMatchObject({ ...notice('2'), at: 1000 })
  expect(second?.id).toBe((first?.id ?? 0) + 1)
  expect(recentNotices()).toBe(recentNotices())
  clearNotices()
  expect(titles()).toEqual([])
})

it('who shows notices hears of a new one, and of their removal', () => {
  const listener = vi.fn(() => void titles())
  const stop = subscribeNotices(listener)
  notify(notice('a'))
  expect(listener).toHaveBeenCalledTimes(1)
  clearNotices()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

it('the number of unread messages is zero while unknown, and a change of it is told once', () => {
  const listener = vi.fn()
  const stop = subscribeUnreadCount(listener)
  expect(unreadCount()).toBe(0)
  setUnreadCount(3)
  setUnreadCount(3)
  expect(unreadCount()).toBe(3)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})

it('a fault goes to the configured listener, and nowhere without one', () => {
  const fault = new Error('broken')
  expect(() => reportError(fault)).not.toThrow()
  const listener = vi.fn()
  onErrorReport(listener)
  reportError(fault)
  expect(listener.mock.calls).toEqual([[fault]])
})
