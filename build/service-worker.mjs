/** The source of the portal's service worker: keeps the app's files, so that the portal opens without a network. */

/**
 * The portal's service worker, so that a document can be loaded again without a line. Written into the production build as it stands
 * (`service-worker-plugin.ts`), so it refers to nothing but what it is given.
 *
 * A document comes from the network, and where that fails or takes longer than `limit`, as index.html of this build was last had: that of
 * another build is left to its own worker, which keeps it once the desk's files are there, so that page and files always fit. Files of the build
 * (`/assets/*`, whose names say what is in them) are kept as pages fetch them, and those the reviewer's desk needs once a page says that
 * somebody reviews here. Nothing else is answered, so nothing of `/api` is ever kept. What the build before this one kept stays for
 * the tabs that still show it; what is older goes. A device that refuses to keep anything is as if there were no worker.
 * @param scope the worker's own
 * @param plan `build`, which changes with each; `entry`, the file its index.html begins with; `desk`, the files of the reviewer's desk; `limit` in milliseconds; `base`, the
 *   portal's folder on its site (`/` or `/portal/`)
 */
export function serviceWorker(scope, { build, entry, desk, limit, base }) {
  const ours = 'portal-offline-'
  const pages = `${ours}page`
  const files = `${ours}files-${build}`
  const page = '/index.html'
  const deskOpened = '/reviewer-was-here'
  const { caches } = scope
  /** Set when the worker was asked to remove itself: running requests are not cached any more. */
  let stopped = false

  const isText = (answer, type) => (answer.headers.get('content-type') ?? '').includes(type)
  /** The cached response of an address; undefined when there is none, or when the device refuses. */
  const kept = (name, address) =>
    caches
      .open(name)
      .then((cache) => cache.match(address, { ignoreVary: true }))
      .catch(() => undefined)
  const keep = async (name, address, answer) => {
    if (stopped) return
    const cache = await caches.open(name).catch(() => undefined)
    if (stopped) await caches.delete(name).catch(() => {})
    else await cache?.put(address, answer).catch(() => {})
  }

  /** Caches a document of this build, and no other page that a server may send at its address. */
  async function keepPage(answer) {
    if (!answer.ok || answer.redirected || !isText(answer, 'text/html')) return
    const text = await answer.text()
    if (!text.includes(entry)) return
    const headers = new Headers(answer.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    await keep(pages, page, new Response(text, { headers }))
  }

  async function answerDocument(event) {
    const fresh = Promise.resolve(event.preloadResponse).then((early) => early ?? scope.fetch(event.request))
    event.waitUntil(fresh.then((answer) => keepPage(answer.clone())).catch(() => {}))
    const late = new Promise((resolve) => setTimeout(resolve, limit))
    const inTime = await Promise.race([fresh.catch(() => undefined), late])
    return inTime ?? (await kept(pages, page)) ?? fresh
  }

  /** Names of the builds' caches, newest first. */
  const builds = async () => (await caches.keys()).filter((name) => name.startsWith(`${ours}files-`)).reverse()

  /** A file from any build's cache; its name contains a hash of its content. */
  async function keptFile(address) {
    const own = await kept(files, address)
    if (own) return own
    for (const name of await builds().catch(() => [])) {
      const former = await kept(name, address)
      if (!former) continue
      await keep(files, address, former.clone())
      return former
    }
  }

  /** A file from the network. A missing file is an error, even when the server sends its own page for it. */
  async function freshFile(request, address) {
    const answer = await scope.fetch(request)
    if (answer.ok && isText(answer, 'text/html')) return new Response('', { status: 404 })
    if (answer.status === 200) await keep(files, address, answer.clone())
    return answer
  }

  const file = async (request, address) => (await keptFile(address)) ?? freshFile(request, address)

  /** Caches missing files one by one, so that visible pages load first. */
  async function keepAll(addresses) {
    for (const address of addresses) {
      const { origin, pathname, href } = new URL(address, scope.location.origin)
      if (origin === scope.location.origin && pathname.startsWith(`${base}assets/`))
        await file(new Request(href), pathname).catch(() => {})
    }
  }

  async function begin() {
    await scope.registration.navigationPreload?.enable().catch(() => {})
    const [own, former] = await builds().catch(() => [])
    for (const name of await caches.keys().catch(() => []))
      if (name.startsWith(`${ours}files-`) && name !== files && name !== (own === files ? former : own))
        await caches.delete(name)
    await scope.clients.claim()
  }

  /** Replaces the former build's page once all files of the reviewer's desk are cached. */
  async function prepare() {
    if (await kept(pages, deskOpened)) await keepAll(desk)
    const asked = new Request(new URL(base, scope.location.origin), { cache: 'no-cache' })
    await scope
      .fetch(asked)
      .then(keepPage)
      .catch(() => {})
  }

  async function stop() {
    stopped = true
    for (const name of await caches.keys().catch(() => [])) if (name.startsWith(ours)) await caches.delete(name)
    await scope.registration.unregister()
  }

  scope.addEventListener('install', (event) => {
    scope.skipWaiting()
    event.waitUntil(build === null ? undefined : prepare())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(build === null ? stop() : begin()))
  scope.addEventListener('message', (event) => {
    const { type, files = [] } = event.data ?? {}
    if (type === 'stop') event.waitUntil(stop())
    if (type === 'keep') event.waitUntil(keepAll(files))
    if (type === 'desk') event.waitUntil(keep(pages, deskOpened, new Response('')).then(() => keepAll(desk)))
  })
  scope.addEventListener('fetch', (event) => {
    const { method, mode, destination, url } = event.request
    const { origin, pathname } = new URL(url)
    if (build === null || method !== 'GET' || origin !== scope.location.origin) return
    if (pathname.startsWith(`${base}assets/`)) event.respondWith(file(event.request, pathname))
    else if (
      mode === 'navigate' &&
      destination === 'document' &&
      !/^\/api(\/|$)|\.\w+$/.test(pathname.slice(base.length - 1))
    )
      event.respondWith(answerDocument(event))
  })
}
