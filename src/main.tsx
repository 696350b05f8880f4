/** The entry: starts the embedded backend in demo mode, then renders the portal. */

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadChunk } from '@/lib/loading/lazy-import'
import { withTimeout } from '@/lib/loading/with-timeout'
import { setDemoPersonas } from '@/session/demo'
import { App } from './app/App'
import { tellDemoNotStarted } from './app/demo-not-started'
import { watchErrors } from './app/entry-errors'
import { loadTexts } from './app/entry-language'
import { loadSenior } from './app/entry-senior'
import { ReturnedPage } from './app/ReturnedPage'
import { watchReturn } from './app/returned-page'
import { createAppRouter } from './app/router'

/** How long the first drawing waits for the texts of its language, in milliseconds; they are put in when they come. */
const textsTimeout = 10_000

/** Starts the portal: in demo mode the embedded backend first; a production build holds nothing of it. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { personas, isExternalPlatform } = await loadChunk(() => import('@mocks/browser'))
      .then(({ startBackend }) => startBackend())
      .catch((error: unknown) => {
        tellDemoNotStarted()
        throw error
      })
    // Another platform is played at this address: there is no portal to draw.
    if (isExternalPlatform) return
    setDemoPersonas(personas)
  }
  // Without the texts of its language the portal still works in Chinese.
  await withTimeout(loadTexts(), textsTimeout).catch(() => {})
  if (document.documentElement.dataset.senior) loadSenior().catch(() => {})
  const root = document.getElementById('root')
  const router = createAppRouter()
  const reports = import.meta.env.VITE_ERROR_REPORT_URL
  if (reports) watchErrors(router, reports)
  if (!root) return
  const drawing = createRoot(root)
  drawing.render(<App router={router} />)
  watchReturn(() => flushSync(() => drawing.render(<ReturnedPage />)))
}

start()
