/** Tests of the service worker. */
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceWorker } from '../build/service-worker.mjs'

const origin = 'https://portal.test'
const entryOf = (build: string | null) => `assets/index-${build}.js`
const html = (text: string, build = '1') =>
  new Response(`<script src="/${entryOf(build)}"></script>${text}`, {
    headers: { 'content-type': 'text/html', 'content-encoding': 'br' },
  })
const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })

/** The device's caches, shared by all workers of a test; `denied`: it refuses to keep anything. */
const device = { caches: new Map<string, Map<string, Response>>(), denied: false }
const caches = {
  async open(name: string) {
    if (device.denied) throw new DOMException('denied', 'SecurityError')
    const cached = device.caches.get(name) ?? new Map<string, Response>()
    device.caches.set(name, cached)
    return {
      match: async (address: string) => cached.get(address)?.clone(),
      put: async (address: string, answer: Response) => void cached.set(address, answer.clone()),
    }
  },
  async keys() {
    if (device.denied) throw new DOMException('denied', 'SecurityError')
    return [...device.caches.keys()]
  },
  delete: async (name: string) => device.caches.delete(name),
}
const cachedAddresses = () => [...device.caches.values()].flatMap((cached) => [...cached.keys()])

/** Responses of the server by path; null means offline. */
let server: ((path: string) => Response | Promise<Response>) | null
let requests: string[]
beforeEach(() => {
  device.caches.clear()
  device.denied = false
  requests = []
  server = (path) => (path.startsWith('/assets/') ? script(path) : html('first'))
})

/** A service worker of a build, and the browser around it. */
function install(build: string | null, desk: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  let registered = true
  const scope = {
    caches,
    location: { origin },
    registration: {
      async unregister() {
        registered = false
      },
    },
    clients: { claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    async fetch(request: Request) {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      if (!server) throw new TypeError('the line is cut')
      return server(pathname)
    },
  }
  serviceWorker(scope, { build, entry: entryOf(build), desk, limit: 30, base: '/' })
  async function dispatch(type: string, event: object = {}): Promise<Response | 'the network’s'> {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (promised: Promise<Response>) => {
        answer = promised
      },
    })
    const response = await answer?.catch(() => Response.error())
    await Promise.all(waits)
    return response ?? 'the network’s'
  }
  const within = (extra: object) => (path: string) => {
    const { href: url } = new URL(path, origin)
    const shaped = { url, method: 'GET', mode: 'cors', destination: 'script', ...extra }
    return dispatch('fetch', { request: shaped })
  }
  return {
    start: async () => {
      await dispatch('install')
      await dispatch('activate')
    },
    document: within({ mode: 'navigate', destination: 'document' }),
    file: within({}),
    post: within({ method: 'POST' }),
    say: (data: object) => dispatch('message', { data }),
    isRegistered: () => registered,
  }
}
const textOf = async (answer: Response | 'the network’s') => (answer instanceof Response ? answer.text() : answer)

describe('a document', () => {
  it('comes from the network, and offline from the cache', async () => {
    const worker = install('1')
    await worker.start()
    server = () => html('second')
    expect(await textOf(await worker.document('/expert/review'))).toContain('second')
    server = null
    const answer = await worker.document('/expert/review/review-tech-1')
    expect(await textOf(answer)).toContain('second')
    expect((answer as Response).headers.get('content-encoding')).toBeNull()
  })

  it('falls back to the cache after the timeout', async () => {
    const worker = install('1')
    await worker.start()
    server = () => new Promise((resolve) => setTimeout(resolve, 200, html('late')))
    expect(await textOf(await worker.document('/'))).toContain('first')
    server = null
    expect(await textOf(await worker.document('/'))).toContain('late')
  })

  it.each([
    ['an error page', () => new Response('<p>502</p>', { status: 502, headers: { 'content-type': 'text/html' } })],
    [
      'a page that is not the portal’s',
      () => new Response('<p>维护</p>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('that is %s is shown and not cached', async (_case, other) => {
    const worker = install('1')
    await worker.start()
    server = other
    expect(await textOf(await worker.document('/'))).not.toContain('first')
    server = null
    expect(await textOf(await worker.document('/'))).toContain('first')
  })

  it('of another build is shown, and cached by that build’s worker only, once the review list can be opened with it', async () => {
    const first = install('1', ['/assets/desk-1.js'])
    await first.start()
    await first.say({ type: 'desk' })
    const later = (path: string) => (path.startsWith('/assets/') ? script(path) : html('later', '2'))
    server = later
    expect(await textOf(await first.document('/'))).toContain('later')
    const cut = server
    server = null
    expect(await textOf(await first.document('/'))).toContain('first')

    // The network fails while the new worker installs: the former page, whose files are all cached, stays.
    server = (path) => {
      if (path !== '/assets/desk-2.js') return cut(path)
      server = null
      throw new TypeError('the line is cut')
    }
    const second = install('2', ['/assets/desk-2.js'])
    await second.start()
    expect(await textOf(await second.document('/'))).toContain('first')
    expect(await textOf(await second.file('/assets/desk-1.js'))).toBe('/assets/desk-1.js')

    server = later
    await second.document('/')
    server = null
    expect(await textOf(await second.document('/'))).toContain('later')
  })

  it('is an error when it was never cached', async () => {
    server = null
    const worker = install('1')
    await worker.start()
    expect((await worker.document('/')) as Response).toMatchObject({ type: 'error' })
  })
})

describe('files of the build', () => {
  it('are cached when pages load them, and requested once', async () => {
    const worker = install('1')
    await worker.file('/assets/a-1.js')
    server = null
    expect(await textOf(await worker.file('/assets/a-1.js'))).toBe('/assets/a-1.js')
    expect(requests).toEqual(['/assets/a-1.js'])
    expect(await worker.file('/assets/b-1.js')).toMatchObject({ type: 'error' })
  })

  it('that are missing are an error, never a page, and not cached', async () => {
    const worker = install('1')
    server = () => html('the server’s page for every path')
    expect(await worker.file('/assets/gone.js')).toMatchObject({ status: 404 })
    server = () => new Response('', { status: 404 })
    expect(await worker.file('/assets/gone.js')).toMatchObject({ status: 404 })
    expect(cachedAddresses()).toEqual([])
  })

  it('of the review list are cached for reviewers, and after a deploy those of the new build', async () => {
    const first = install('1', ['/assets/desk-1.js', '/assets/both.js'])
    await first.start()
    expect(cachedAddresses()).toEqual(['/index.html'])
    await first.say({ type: 'desk' })
    expect(cachedAddresses()).toContain('/assets/desk-1.js')
    const second = install('2', ['/assets/desk-2.js', '/assets/both.js'])
    await second.start()
    server = null
    expect(await textOf(await second.file('/assets/desk-2.js'))).toBe('/assets/desk-2.js')
    // Unchanged files are not fetched again; a tab of the previous build keeps working.
    expect(requests.filter((path) => path === '/assets/both.js')).toHaveLength(1)
    expect(await textOf(await second.file('/assets/desk-1.js'))).toBe('/assets/desk-1.js')
  })

  it('of the build before the previous one are removed', async () => {
    for (const build of ['1', '2', '3']) {
      const worker = install(build)
      await worker.start()
      await worker.file(`/assets/only-${build}.js`)
    }
    await install('3').start()
    expect([...device.caches.keys()].filter((name) => name.includes('files'))).toEqual([
      'portal-offline-files-2',
      'portal-offline-files-3',
    ])
  })

  it('that a page loaded earlier are cached when it reports them, and nothing else it names', async () => {
    const worker = install('1')
    await worker.say({ type: 'keep', files: ['/assets/a.js', '/api/x', 'https://other.test/assets/b.js'] })
    expect(cachedAddresses()).toEqual(['/assets/a.js'])
  })
})

it.each([
  ['a POST request', 'post', '/assets/a.js'],
  ['a call', 'post', '/api/expert/graphql'],
  ['a file of the backend', 'document', '/api/common/oss/file?fd=x'],
  ['a file of the backend asked for in a page', 'file', '/api/common/oss/file?fd=x'],
  ['the version', 'file', '/version.json'],
  ['another site’s file', 'file', 'https://other.test/assets/a.js'],
] as const)('%s is not handled by the service worker', async (_case, how, path) => {
  const worker = install('1')
  expect(await worker[how](path)).toBe('the network’s')
  expect(cachedAddresses()).toEqual([])
})

describe('a disabled service worker', () => {
  it('removes itself and its caches on a message', async () => {
    const worker = install('1')
    await worker.start()
    await worker.say({ type: 'stop' })
    expect([...device.caches.keys()]).toEqual([])
    expect(worker.isRegistered()).toBe(false)
  })

  it('that is disabled during a download does not cache the result', async () => {
    const worker = install('1', ['/assets/desk.js'])
    await worker.start()
    let arrive = () => {}
    const pending = new Promise<void>((come) => {
      arrive = come
    })
    server = async (path) => {
      await pending
      return script(path)
    }
    const keeping = worker.say({ type: 'desk' })
    await worker.say({ type: 'stop' })
    arrive()
    await keeping
    expect(cachedAddresses()).toEqual([])
  })

  it('of a disabling build removes all caches and answers nothing', async () => {
    await install('1').start()
    const worker = install(null)
    await worker.start()
    expect([...device.caches.keys()]).toEqual([])
    expect(worker.isRegistered()).toBe(false)
    expect(await worker.document('/')).toBe('the network’s')
  })
})

it('everything comes from the network on a device that refuses to cache', async () => {
  device.denied = true
  const worker = install('1', ['/assets/desk.js'])
  await worker.start()
  await worker.say({ type: 'desk' })
  expect(await textOf(await worker.document('/'))).toContain('first')
  expect(await textOf(await worker.file('/assets/a.js'))).toBe('/assets/a.js')
})
