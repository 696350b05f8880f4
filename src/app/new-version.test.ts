// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearNotices, recentNotices } from '@/lib/events/notices'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { loadChunk } from '@/lib/loading/lazy-import'
import { watchVersion } from './new-version'

let served: string
let requests: [url: string, init: RequestInit][]
let reloads: number
/** Milliseconds. */
let answerTakes = 0
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  served = '1.0.0+a'
  requests = []
  reloads = 0
  answerTakes = 0
  clearNotices()
  document.head.innerHTML = '<meta name="portal-version" content="1.0.0+a">'
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init])
    if (answerTakes > 0) await new Promise((answer) => setTimeout(answer, answerTakes))
    return Response.json({ version: served })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.head.innerHTML = ''
})

const watch = () => {
  stop = watchVersion(() => {
    reloads += 1
  })
  return vi.advanceTimersByTimeAsync(20_000)
}
/** Somebody comes back to the tab after some minutes. */
const comeBack = (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  window.dispatchEvent(new Event('focus'))
  return vi.advanceTimersByTimeAsync(0)
}
const offers = () => recentNotices().filter(({ title }) => title === '平台已更新')

it('an old tab notices a new version when the user returns, and offers a reload once', async () => {
  await watch()
  expect(offers()).toHaveLength(0)
  served = '1.1.0+b'
  await comeBack(6)
  expect(offers()).toHaveLength(1)
  expect(offers()[0]).toMatchObject({ kind: 'info', seconds: 0, way: { label: '立即刷新' } })
  await comeBack(6)
  await comeBack(6)
  expect(offers()).toHaveLength(1)
  expect(reloads).toBe(0)
  offers()[0]?.way?.go()
  expect(reloads).toBe(1)
})

it('unsaved changes suppress the offer and the reload until they are saved', async () => {
  let unsaved = true
  const end = watchUnsaved({ unsaved: () => unsaved })
  served = '1.1.0+c'
  await watch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(offers()).toHaveLength(0)
  unsaved = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(offers()).toHaveLength(1)
  // Somebody has begun to type since.
  unsaved = true
  offers()[0]?.way?.go()
  expect(reloads).toBe(0)
  expect(recentNotices().at(-1)?.text).toContain('还有未保存的内容')
  unsaved = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(offers()).toHaveLength(2)
  end()
})

it('a failed chunk request after a deploy triggers one version check and offers the new version', async () => {
  await watch()
  served = '1.2.0+d'
  const before = requests.length
  answerTakes = 50
  const gone = () => loadChunk(() => Promise.reject(new TypeError('404'))).catch(() => 'told at its place')
  const parts = Promise.all([gone(), gone(), gone()])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await parts).toEqual(Array(3).fill('told at its place'))
  await vi.advanceTimersByTimeAsync(50)
  expect(requests).toHaveLength(before + 1)
  expect(offers()).toHaveLength(1)
  expect(reloads).toBe(0)
})

it('the version request skips caches, carries no token, and is sent at most every five minutes', async () => {
  await watch()
  await comeBack(1)
  await comeBack(1)
  expect(requests).toHaveLength(1)
  await comeBack(4)
  expect(requests).toHaveLength(2)
  expect(requests[0]?.[0]).toMatch(/^\/version\.json\?\d+$/)
  expect(requests[0]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'omit' })
})

it.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an HTML page', async () => new Response('<!doctype html>')],
  ['an error', async () => new Response('{}', { status: 502 })],
  ['another shape', async () => Response.json({ version: 7 })],
])('%s is no new version', async (_case, answer) => {
  vi.stubGlobal('fetch', answer)
  await watch()
  expect(offers()).toHaveLength(0)
})

it('a page without a version (development) sends no request', async () => {
  document.head.innerHTML = ''
  await watch()
  await comeBack(60)
  expect(requests).toEqual([])
})
