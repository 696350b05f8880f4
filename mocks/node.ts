/** Starts the embedded backend in Node, for the tests of screens (`tests/backend.ts`). */

import { readFile } from 'node:fs/promises'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll } from 'vitest'
import { type Backend, createBackend } from './backend'
import { memoryBlobs } from './blobs'
import { createHandlers } from './handlers'
import { memoryNetworkStore } from './simulated-network'

/** Fonts for documents: in the browser the page's server has them; tests run without them. */
const installedFiles = http.get('*/node_modules/*', async ({ request }) =>
  HttpResponse.arrayBuffer(new Uint8Array(await readFile(`.${new URL(request.url).pathname}`)).buffer),
)

/** Starts the backend for one test file: the same handlers as in the browser, with in-memory tables. */
export function startBackend(): Backend {
  const backend = createBackend({ blobs: memoryBlobs(), network: memoryNetworkStore() })
  const server = setupServer(installedFiles, ...createHandlers(backend))
  server.listen({ onUnhandledRequest: 'bypass' })
  // Test files in one process would otherwise also get each other's responses.
  afterAll(() => server.close())
  return backend
}
