/**
 * Makes the production builds that the real-browser tests meet, each once for as long as its sources are the same, and the server for
 * them. In `dist-e2e/` all that can be configured is, the government portal's frames at another origin; `dist-folder/` is the
 * same for a folder of a site (`folder.spec.ts`).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildServer } from '../../build/backend-server.mjs'
import { isBuilt } from '../../build/build-key.mjs'

const settings = {
  VITE_GOVERNMENT_HEADER_URL: 'http://government.test/header.html',
  VITE_GOVERNMENT_FOOTER_URL: 'http://government.test/footer.html',
  VITE_ERROR_REPORT_URL: 'http://errors.test/report',
}

/** Builds the portal with settings beside those of the environment, in a process of its own, for settings are the process's. */
async function buildPortal(folder, more) {
  const env = { ...process.env, ...more }
  if (isBuilt(folder, 'portal', env)) return
  const words = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error']
  const [code] = await once(spawn(process.execPath, words, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${folder} could not be built`)
}

// Each has much to wait for that the other can work in.
await Promise.all([
  buildPortal('dist-e2e', settings),
  buildPortal('dist-folder', { ...settings, BASE_PATH: '/portal' }),
])
await buildServer()
