// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { message } from '@/api/message'
import { resetEndpoints } from '@/api/reset-endpoints'
import { configureTransport } from '@/api/transport'
import { unreadCount } from '@/lib/events/unread-count'
import { dropUnread, refreshUnread } from './unread'

type Page = { total: number; items: { _id: string }[] }
const answer = (notices: number, inbox = 0) => ({
  notices: { total: notices, items: [] } as Page,
  inbox: { total: inbox, items: [] } as Page,
  todos: { total: 0 },
})

/** Each question waits until it is answered, in whatever order. */
const questions: { answer(data: unknown): void; fail(): void }[] = []

beforeEach(() => {
  vi.spyOn(message, 'query').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        questions.push({ answer: (data) => resolve(data as never), fail: () => reject(new Error('out')) })
      }),
  )
})
afterEach(async () => {
  questions.length = 0
  configureTransport({ token: () => undefined })
  vi.restoreAllMocks()
  await resetEndpoints()
})

it('a late response does not overwrite a newer count', async () => {
  const refreshes = [refreshUnread(), refreshUnread()]
  questions[1]?.answer(answer(2))
  await refreshes[1]
  questions[0]?.answer(answer(3))
  await refreshes[0]
  expect(unreadCount()).toBe(2)
})

it('reading a message lowers the count at once, and discards responses requested before', async () => {
  const first = refreshUnread()
  questions[0]?.answer(answer(3, 1))
  await first
  const before = refreshUnread()
  dropUnread('a', 'NOTICE')
  expect(unreadCount()).toBe(3)
  questions[1]?.answer(answer(3, 1))
  await before
  expect(unreadCount()).toBe(3)
  const after = refreshUnread()
  questions[2]?.answer(answer(2, 1))
  await after
  expect(unreadCount()).toBe(3)
})

it('the last count stays when the newest request fails', async () => {
  const first = refreshUnread()
  questions[0]?.answer(answer(4))
  await first
  const next = refreshUnread()
  questions[1]?.fail()
  await next
  expect(unreadCount()).toBe(4)
})

it('counts of one session are not shown to another, or after the session', async () => {
  let token = 'first'
  configureTransport({ token: () => token })
  const former = refreshUnread()
  token = 'second'
  questions[0]?.answer(answer(9))
  await former
  expect(unreadCount()).toBe(0)
  const own = refreshUnread()
  questions[1]?.answer(answer(1))
  await own
  expect(unreadCount()).toBe(1)
  await resetEndpoints()
  expect(unreadCount()).toBe(0)
})
