/** Loads TypeScript modules of the portal in Node, for the benches, checks and tests that run outside of vitest. */
import { createServer } from 'vite'

/**
 * Loads TypeScript modules of the portal in Node: `(await createModuleServer()).ssrLoadModule('/mocks/backend.ts')`.
 * The caller closes it.
 */
export function createModuleServer() {
  return createServer({
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
  })
}
