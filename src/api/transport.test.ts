// @vitest-environment jsdom
/** Tests of what the calls of all endpoints share: cookies, addresses, prefetched answers, keys of repeated calls, limits. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { estimatedServerNow } from '@/lib/time/server-date'
import { apiUrl } from './api-url'
import { type Failure, TransportFailure } from './errors/failure'
import { mayHaveArrived } from './errors/may-have-arrived'
import { fetchOrTakePrefetched } from './prefetched-responses'
import { onEndpointsReset, resetEndpoints } from './reset-endpoints'
import { sendOnce } from './send-once'
import { timeLimits } from './time-limits'
import { watchTransfer } from './transfer-timeout'
import { configureTransport, credentialsFor, currentToken } from './transport'

afterEach(() => {
  configureTransport({ token: () => undefined })
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  delete window.prefetchedResponses
})

it.each([
  [undefined, 't1', 'include'],
  ['t1', 't1', 'include'],
  ['t2', 't1', 'omit'],
  ['t2', undefined, 'omit'],
])('where the cookie holds %s, a call with the token %s has its cookies: %s', (shared, sentWith, expected) => {
  configureTransport({ token: () => undefined, shared: () => shared })
  expect(credentialsFor(sentWith)).toBe(expected)
})

it('nobody is signed in until the session says so', () => {
  expect([currentToken(), credentialsFor('t1')]).toEqual([undefined, 'include'])
  configureTransport({ token: () => 't1' })
  expect(currentToken()).toBe('t1')
})

it('the backend is on the portal’s own origin, unless another one is set', () => {
  expect(apiUrl('/api/x')).toBe(`${window.location.origin}/api/x`)
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.gov.cn')
  expect(apiUrl('/api/x')).toBe('https://api.gov.cn/api/x')
  expect(apiUrl('https://store.gov.cn/x')).toBe('https://store.gov.cn/x')
})

it('a reset reaches every endpoint in use, and waits for all', async () => {
  const reset = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  for (const each of reset) onEndpointsReset(each)
  await resetEndpoints()
  expect(reset.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it.each<[Partial<Failure>, boolean]>([
  [{ kind: 'timeout', code: null, endsSession: false }, true],
  [{ kind: 'code', code: 60154, endsSession: false }, false],
  // The backend itself failed half-way.
  [{ kind: 'code', code: 500, endsSession: false }, true],
  [{ kind: 'status', code: null, endsSession: true }, false],
])('a change that failed with %j may have happened all the same: %s', (failure, may) => {
  expect(mayHaveArrived(failure as Failure)).toBe(may)
})

describe('a transfer without progress', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('ends at its limit, counted from the last progress', () => {
    const stalled = vi.fn()
    const { moved } = watchTransfer(stalled)
    vi.advanceTimersByTime(timeLimits.stall - 1)
    moved()
    vi.advanceTimersByTime(timeLimits.stall - 1)
    expect(stalled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(stalled).toHaveBeenCalledOnce()
  })

  it('does not end what is over', () => {
    const stalled = vi.fn()
    watchTransfer(stalled).stop()
    vi.advanceTimersByTime(10 * timeLimits.stall)
    expect(stalled).not.toHaveBeenCalled()
  })
})

describe('a creation is sent with a key', () => {
  afterEach(() => sessionStorage.clear())

  const failing = (fields: Partial<Failure>) => new TransportFailure({ operation: 'x', ...fields } as Failure)
  /** The keys that were sent for a call and its words. */
  const keys: string[] = []
  const sent = (call: string, words: unknown, error?: Error) =>
    sendOnce(call, words, async (key) => {
      keys.push(key)
      if (error) throw error
      return 'done'
    })
  beforeEach(() => void keys.splice(0))

  it('that is another one for each creation which was answered', async () => {
    expect(await sent('add', { a: 1 })).toBe('done')
    await sent('add', { a: 1 })
    expect(new Set(keys).size).toBe(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(sessionStorage).toHaveLength(0)
  })

  it('that stays the same for the same words until an answer comes, for a day', async () => {
    vi.useFakeTimers()
    await expect(sent('add', { a: 1 }, failing({ kind: 'timeout' }))).rejects.toThrow()
    vi.advanceTimersByTime(24 * 3_600_000 - 1000)
    await expect(sent('add', { a: 1 }, failing({ kind: 'offline' }))).rejects.toThrow()
    await sent('add', { a: 1 })
    expect(new Set(keys).size).toBe(1)
    await expect(sent('add', { a: 1 }, failing({ kind: 'timeout' }))).rejects.toThrow()
    vi.advanceTimersByTime(24 * 3_600_000)
    await sent('add', { a: 1 })
    expect(new Set(keys).size).toBe(3)
  })

  it('that stays the same where the login ended: an earlier call without an answer may have arrived', async () => {
    await expect(sent('add', { a: 1 }, failing({ kind: 'offline' }))).rejects.toThrow()
    const ended = failing({ kind: 'code', code: 10002, endsSession: true })
    await expect(sent('add', { a: 1 }, ended)).rejects.toThrow()
    await sent('add', { a: 1 })
    expect(new Set(keys).size).toBe(1)
  })

  it('that is another one for other words, another call, and after a refusal', async () => {
    const lost = failing({ kind: 'timeout' })
    for (const [call, words] of [
      ['add', { a: 1 }],
      ['add', { a: 2 }],
      ['add', { a: '1' }],
      ['add', { b: 1 }],
      ['remove', { a: 1 }],
      ['add', { a: '一' }],
    ] as const)
      await expect(sent(call, words, lost)).rejects.toBe(lost)
    expect(new Set(keys).size).toBe(6)
    // The words themselves are not stored.
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('一')
    await expect(sent('add', { a: 1 }, failing({ kind: 'code', code: 60100 }))).rejects.toThrow()
    expect(keys.at(-1)).toBe(keys[0])
    await sent('add', { a: 1 })
    expect(keys.at(-1)).not.toBe(keys[0])
  })
})

describe('an answer that the page requested before its code had loaded', () => {
  const call = { operationName: 'Works', variables: { pageNo: 1 } }
  const init = (more: object = {}): RequestInit => ({
    body: JSON.stringify({ ...call, ...more }),
    headers: { authorization: 'Bearer t1' },
  })
  const network = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('network'))
  const textOf = async (request: RequestInit = init()) => (await fetchOrTakePrefetched('/x', request)).text()
  beforeEach(() => {
    network.mockClear()
    vi.stubGlobal('fetch', network)
    const answer = Promise.resolve(new Response('early'))
    window.prefetchedResponses = [{ ...call, token: 't1', answer, at: Date.now() }]
  })

  it('is taken once by the same call', async () => {
    expect([await textOf(), await textOf()]).toEqual(['early', 'network'])
    expect(network.mock.calls).toEqual([['/x', init()]])
  })

  it.each<[string, RequestInit]>([
    ['another operation', init({ operationName: 'Work' })],
    ['other variables', init({ variables: { pageNo: 2 } })],
    ['another login', { ...init(), headers: { authorization: 'Bearer t2' } }],
    ['no login', { ...init(), headers: {} }],
    ['a file', { ...init(), body: new Blob(['x']) }],
  ])('is not taken by a call with %s', async (_case, request) => {
    expect(await textOf(request)).toBe('network')
    expect(window.prefetchedResponses).toHaveLength(1)
  })

  it('is too old after twenty seconds', async () => {
    const [early] = window.prefetchedResponses ?? []
    if (early) early.at = Date.now() - 20_000
    expect(await textOf()).toBe('network')
    if (early) early.at = Date.now() - 15_000
    expect(await textOf()).toBe('early')
  })

  it('can be called off', async () => {
    const controller = new AbortController()
    const [early] = window.prefetchedResponses ?? []
    if (early) early.answer = new Promise(() => {})
    const taken = fetchOrTakePrefetched('/x', { ...init(), signal: controller.signal })
    controller.abort(new Error('called off'))
    await expect(taken).rejects.toThrow('called off')
  })

  it('fails as the call would have, also where it could be called off', async () => {
    const [early] = window.prefetchedResponses ?? []
    if (early) early.answer = Promise.reject(new TypeError('Failed to fetch'))
    await expect(textOf({ ...init(), signal: new AbortController().signal })).rejects.toThrow('Failed to fetch')
  })

  it('is none where the script did not load', async () => {
    delete window.prefetchedResponses
    expect(await textOf()).toBe('network')
  })

  it('tells the server’s time, as every answer does', async () => {
    const date = new Date(Date.now() + 365 * 86_400_000).toUTCString()
    network.mockImplementationOnce(async () => new Response('', { headers: { date } }))
    await fetchOrTakePrefetched('/y')
    await Promise.resolve()
    expect(Math.abs(estimatedServerNow() - Date.parse(date))).toBeLessThan(5000)
  })
})
