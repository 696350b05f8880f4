// @vitest-environment jsdom
/** Tests of the service worker: when it is registered, what it is told to cache, and when it removes itself. */
import { afterEach, expect, it, vi } from 'vitest'
import { precachePortal } from './service-worker'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('', { headers: { 'content-type': 'text/html' } })
const registers = ['register', 'keep']

it.each([
  ['is there', script, false, registers],
  ['is missing: the worker is told to remove itself', () => new Response('', { status: 404 }), false, ['stop']],
  ['is missing, and the server answers with a page', page, false, ['stop']],
  ['is switched off by the build', script, true, ['stop']],
  ['cannot be loaded because the server fails', () => new Response('', { status: 503 }), false, []],
  ['cannot be loaded offline', () => Promise.reject(new TypeError('the line is cut')), false, []],
])('the service worker file %s', async (_how, answer, off, expected) => {
  vi.stubGlobal('fetch', async () => answer())
  const done: string[] = []
  const active = { postMessage: ({ type }: { type: string }) => done.push(type) }
  const registration = { active } as unknown as ServiceWorkerRegistration
  await precachePortal(
    {
      async register() {
        done.push('register')
        return registration
      },
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
    off,
  )
  expect(done).toEqual(expected)
})

/** A browser's workers; what they are asked and told. */
function stubWorkers({ isActive = true } = {}) {
  const done: unknown[] = []
  const active = isActive ? { postMessage: (message: unknown) => done.push(message) } : null
  const registration = { active } as unknown as ServiceWorkerRegistration
  const workers = {
    async register(...parameters: unknown[]) {
      done.push(parameters)
      return registration
    },
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  }
  return { done, workers: workers as unknown as ServiceWorkerContainer }
}

it('the worker is registered past all caches, and told which files of the build the page has loaded', async () => {
  const ask = vi.fn(async (_url: string, _init: RequestInit) => script())
  vi.stubGlobal('fetch', ask)
  const { origin } = window.location
  const names = [
    `${origin}/assets/a.js`,
    `${origin}/api/x`,
    'https://elsewhere.cn/assets/b.js',
    `${origin}/assets/c.css?v=1`,
  ]
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? names.map((name) => ({ name }) as PerformanceEntry) : [],
  )
  const { done, workers } = stubWorkers()
  await precachePortal(workers)
  expect(ask.mock.calls).toEqual([['/offline-worker.js', { method: 'HEAD', cache: 'no-store' }]])
  expect(done).toEqual([
    ['/offline-worker.js', { updateViaCache: 'none' }],
    { type: 'keep', files: ['/assets/a.js', '/assets/c.css'] },
  ])
})

it.each([
  ['nothing is known', async () => undefined],
  ['none is active', async () => stubWorkers({ isActive: false }).workers.getRegistration()],
])('a worker that is to stop is told nothing where %s', async (_case, getRegistration) => {
  const { done, workers } = stubWorkers()
  await precachePortal({ ...workers, getRegistration }, true)
  expect(done).toEqual([])
})

it.each([
  ['a server whose answer has no type', () => new Response(null)],
  [
    'a refused file of any type',
    () => new Response('', { status: 499, headers: { 'content-type': 'text/javascript' } }),
  ],
])('%s has no worker', async (_case, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  const { done, workers } = stubWorkers()
  await precachePortal(workers)
  expect(done).toEqual([{ type: 'stop' }])
})

/** The module as a build has it, in a browser with these workers. */
async function built(env: Record<string, string | boolean>, workers?: ServiceWorkerContainer) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value as string)
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('fetch', async () => script())
  vi.resetModules()
  return import('./service-worker')
}

it('a production build registers the worker five seconds after the page, when the browser is idle', async () => {
  vi.useFakeTimers()
  const { done, workers } = stubWorkers()
  const { precacheWhenIdle } = await built({ PROD: true }, workers)
  let idle = () => {}
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    idle = act
  })
  precacheWhenIdle()
  await vi.advanceTimersByTimeAsync(4999)
  idle()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  idle()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveLength(2)
})

it('a browser without idle times registers it at once then', async () => {
  vi.useFakeTimers()
  const { done, workers } = stubWorkers()
  const { precacheWhenIdle } = await built({ PROD: true }, workers)
  vi.stubGlobal('requestIdleCallback', undefined)
  precacheWhenIdle()
  await vi.advanceTimersByTimeAsync(5001)
  expect(done).toHaveLength(2)
})

it.each([
  ['development', { PROD: false }],
  ['the demonstration', { PROD: true, MODE: 'demo' }],
])('%s has no worker', async (_case, env) => {
  vi.useFakeTimers()
  const { done, workers } = stubWorkers()
  const { precacheWhenIdle, precacheDesk } = await built(env, workers)
  precacheWhenIdle()
  precacheDesk()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual([])
})

it('a reviewer’s desk is cached too, unless the build disables the worker', async () => {
  const { done, workers } = stubWorkers()
  ;(await built({ PROD: true }, workers)).precacheDesk()
  await Promise.resolve()
  expect(done.splice(0)).toEqual([{ type: 'desk' }])
  ;(await built({ PROD: true, VITE_OFFLINE: 'off' }, workers)).precacheDesk()
  await Promise.resolve()
  expect(done).toEqual([])
})

it('a browser without workers works without', async () => {
  vi.useFakeTimers()
  const { precacheWhenIdle, precacheDesk } = await built({ PROD: true })
  precacheWhenIdle()
  precacheDesk()
  expect(vi.getTimerCount()).toBe(0)
})
