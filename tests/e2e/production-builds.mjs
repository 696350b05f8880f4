/**
 * Makes the production builds that the real-browser tests open, and the server for them; what is up to date stays. In `dist-e2e/` all that
 * can be configured is, with the government portal's frames at another origin; `dist-folder/` is the same for a folder of a site
 * (`folder.spec.ts`).
 */
import { buildServer } from '../../build/backend-server.mjs'
import { buildPortal } from '../../build/build-portal.mjs'

const settings = {
  VITE_GOVERNMENT_HEADER_URL: 'http://government.test/header.html',
  VITE_GOVERNMENT_FOOTER_URL: 'http://government.test/footer.html',
  VITE_ERROR_REPORT_URL: 'http://errors.test/report',
}

// One waits for files while the other computes.
await Promise.all([
  buildPortal('dist-e2e', settings),
  buildPortal('dist-folder', { ...settings, BASE_PATH: '/portal' }),
])
await buildServer()
