/** Starts the embedded backend in the page: tables, intercepted requests, demo panel. */

import { setupWorker } from 'msw/browser'
import { notify } from '@/lib/events/notices'
import { locale } from '@/lib/i18n/i18n'
import { withBase } from '@/lib/routing/base-path'
import { type Backend, createBackend, freshSeeds, type Person } from './backend'
import { serverNow } from './clock'
import { indexedBlobs } from './db/indexed-blobs'
import { indexedStorage, type StorageTrouble } from './db/indexed-storage'
import { seedVersion } from './db/seed-version'
import { openExternalPlatform } from './external-platforms/open-external-platform'
import { createHandlers } from './handlers'
import { mountPanel } from './panel/mount-panel'
import { type DemoPersona, personas } from './personas'
import { sentCode } from './sent-code'
import { browserNetworkStore, type SimulatedNetwork } from './simulated-network'

/** The interface for tests in a real browser: `window.embeddedBackend`. */
interface EmbeddedBackend {
  /** Opens a session and returns its token; the caller saves it in the cookie. */
  signIn(person: Person): Promise<string>
  network: SimulatedNetwork
  reset(): Promise<void>
  advance(ms: number): void
}

declare global {
  interface Window {
    embeddedBackend?: EmbeddedBackend
  }
}

/** The page at this address contains only the backend. Testers prepare the state for another page there. */
const backendPath = withBase('/simulated/backend')
const remindEvery = 1000

/**
 * Reminds the service worker of this page. The worker forgets its pages when the browser stops it, and forgets a page
 * that asks before unload even if the person stays. Requests would then go to the network, so each page repeats the
 * reminder.
 */
function remindWorker(): void {
  navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
}

/**
 * Starts the backend in the page: restores the tables, intercepts requests and shows the demo panel. At an address of
 * another platform, it plays that platform instead (`isExternalPlatform`).
 */
export async function startBackend(): Promise<{ personas: readonly DemoPersona[]; isExternalPlatform: boolean }> {
  if (openExternalPlatform()) return { personas, isExternalPlatform: true }
  const backend = createBackend({
    blobs: indexedBlobs('embedded-backend-files'),
    network: browserNetworkStore(),
    storage: indexedStorage({
      name: 'embedded-backend',
      seedVersion: seedVersion(),
      seeds: () => freshSeeds(serverNow()),
      onTrouble: tellTrouble,
    }),
  })
  const worker = setupWorker(...createHandlers(backend))
  await Promise.all([
    // Restores the tables, or seeds them.
    backend.transaction(() => undefined),
    worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: withBase('/mockServiceWorker.js') },
    }),
  ])
  setInterval(remindWorker, remindEvery)
  window.embeddedBackend = exposed(backend)
  if (window.location.pathname === backendPath) return { personas, isExternalPlatform: true }
  mountPanel(backend)
  const withTelephone = personas.map((persona) => ({ ...persona, readCode: () => sentCode(backend, persona) }))
  return { personas: withTelephone, isExternalPlatform: false }
}

/** Messages about the previously stored data: Chinese, then English. */
const troubleTexts: Readonly<Record<StorageTrouble, readonly [string, string]>> = {
  anew: [
    '演示数据已从头开始：以前保存的是另一版本的，或者已损坏。',
    'The demonstration’s data begins anew: what was kept was another version’s, or damaged.',
  ],
  memory: [
    '浏览器没有保存演示数据：关闭或刷新页面后从头开始。',
    'The browser keeps none of the demonstration’s data: it begins anew once the page is closed or reloaded.',
  ],
}

function tellTrouble(trouble: StorageTrouble): void {
  const english = locale() === 'en'
  const [chinese, inEnglish] = troubleTexts[trouble]
  notify({
    kind: 'warning',
    title: english ? 'Demonstration' : '演示',
    text: english ? inEnglish : chinese,
    seconds: 15,
  })
}

function exposed(backend: Backend): EmbeddedBackend {
  return {
    signIn: (person) => backend.transaction(() => backend.signIn(person)),
    network: backend.network,
    reset: () => backend.reset(),
    advance: (ms) => backend.advance(ms),
  }
}
