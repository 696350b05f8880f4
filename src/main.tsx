import { createRoot } from 'react-dom/client'
import { setDemoPersonas } from '@/session/demo'
import { App } from './app/App'
import { loadTexts } from './app/entry-language'
import { createAppRouter } from './app/router'

/** Starts the portal: in demo mode the embedded backend first; a production build holds nothing of it. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startBackend } = await import('@mocks/browser')
    const { personas } = await startBackend()
    setDemoPersonas(personas)
  }
  await loadTexts()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App router={createAppRouter()} />)
}

start()
