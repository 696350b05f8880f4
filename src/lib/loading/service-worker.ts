/** Registers and removes the service worker, and tells it which files to cache; by the member routes and the reviewer's desk. */

import { withBase } from '../routing/base-path'

/**
 * Registers the service worker of production builds (`build/service-worker.mjs`), which lets the portal load offline.
 * It starts after sign-in, when the page is idle. The demo and development have none.
 */
const address = withBase('/offline-worker.js')

/** Delay after the page is loaded, in milliseconds: the page's own requests come first. */
const pause = 5000

const isOff = import.meta.env.VITE_OFFLINE === 'off'
const isThere = import.meta.env.PROD && import.meta.env.MODE !== 'demo'

type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'ready'>

/**
 * Starts caching the portal when the page is idle; removes the worker where the build disables it or its file is gone.
 */
export function precacheWhenIdle(): void {
  const workers: Workers | undefined = navigator.serviceWorker
  if (!isThere || !workers) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  setTimeout(() => whenIdle(() => void precachePortal(workers)), pause)
}

/** Tells the worker that somebody reviews here: it also caches the reviewer's desk. */
export function precacheDesk(): void {
  if (!isThere || isOff) return
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: 'desk' }))
}

/** The files of the build that this page has loaded. */
const loadedFiles = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded.flatMap(({ origin, pathname }) =>
    origin === window.location.origin && pathname.startsWith(withBase('/assets/')) ? pathname : [],
  )
}

/**
 * Registers the worker and lets it cache the files that the page has loaded. Where it is disabled, or its file is gone
 * from the server, the worker removes itself and its caches. Never rejects.
 */
export async function precachePortal(workers: Workers, off = isOff): Promise<void> {
  try {
    const answer = off ? null : await fetch(address, { method: 'HEAD', cache: 'no-store' })
    const isScript = answer?.ok && answer.headers.get('content-type')?.includes('javascript')
    // A server error says nothing about the file.
    if (answer && !isScript && answer.status >= 500) return
    if (!isScript) {
      const known = await workers.getRegistration()
      known?.active?.postMessage({ type: 'stop' })
      return
    }
    await workers.register(address, { updateViaCache: 'none' })
    const { active } = await workers.ready
    active?.postMessage({ type: 'keep', files: loadedFiles() })
  } catch {
    // Offline, or where the browser refuses, the portal works without a worker.
  }
}
