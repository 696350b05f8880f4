import { withBase } from './base-path'

/**
 * The worker of production builds that lets the portal be loaded again without a line (`build/service-worker.mjs`): begun after the login,
 * once the page has nothing better to do. Neither the demonstration nor development has it.
 */
const address = withBase('/offline-worker.js')

/** After the page is there, in milliseconds: what it loads itself comes first. */
const pause = 5000

const isOff = import.meta.env.VITE_OFFLINE === 'off'
const isThere = import.meta.env.PROD && import.meta.env.MODE !== 'demo'

type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'ready'>

/** Begins to keep the portal on this device when the page is idle; stops where the build says so, or its file is gone. */
export function keepPortalWhenIdle(): void {
  const workers: Workers | undefined = navigator.serviceWorker
  if (!isThere || !workers) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  setTimeout(() => whenIdle(() => void keepPortal(workers)), pause)
}

/** Says that somebody reviews here: what the reviewer's desk needs is kept too. */
export function keepDesk(): void {
  if (!isThere || isOff) return
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: 'desk' }))
}

/** The files of the build this page has loaded. */
const loadedFiles = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded.flatMap(({ origin, pathname }) =>
    origin === window.location.origin && pathname.startsWith(withBase('/assets/')) ? pathname : [],
  )
}

/**
 * Registers the worker and has it keep what the page has loaded before; where it is switched off, or its file is gone from the server, it is
 * told to remove itself and what it kept. Never rejects.
 */
export async function keepPortal(workers: Workers, off = isOff): Promise<void> {
  try {
    const answer = off ? null : await fetch(address, { method: 'HEAD', cache: 'no-store' })
    const isScript = answer?.ok && answer.headers.get('content-type')?.includes('javascript')
    // A server that is out of order says nothing of the file.
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
    // Without a line, or on a device that refuses, the portal works as if there were none.
  }
}
