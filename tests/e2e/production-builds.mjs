/**
 * Makes the production builds and the server that the real-browser tests use; up-to-date builds are reused. `dist-e2e/`
 * has every setting configured, with the government portal's frames at another origin; `dist-folder/` is the same for a
 * subfolder of a site (`folder.spec.ts`), without the plugins that have nothing to do with addresses and without compressed
 * files and source maps.
 */
import { buildServer } from '../../build/backend-server.mjs'
import { buildPortal } from '../../build/build-portal.mjs'
import { inFolder } from './plugins-left-out.mjs'

const settings = {
  BUILD_COMPRESSION: 'fast',
  VITE_GOVERNMENT_HEADER_URL: 'http://government.test/header.html',
  VITE_GOVERNMENT_FOOTER_URL: 'http://government.test/footer.html',
  VITE_ERROR_REPORT_URL: 'http://errors.test/report',
}

// One waits for files while the other computes.
await Promise.all([
  buildPortal('dist-e2e', settings),
  buildPortal('dist-folder', {
    ...settings,
    ...{ BASE_PATH: '/portal', BUILD_WITHOUT: inFolder.join(), BUILD_COMPRESSION: 'none' },
  }),
])
await buildServer()
