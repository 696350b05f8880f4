import { readFile } from 'node:fs/promises'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll } from 'vitest'
import { type Backend, createBackend } from './backend'
import { memoryBlobs } from './blobs'
import { createHandlers } from './handlers'
import { memoryWeather } from './weather'

/** Fonts of documents: files of the page's own server in the browser, which tests do without. */
const installedFiles = http.get('*/node_modules/*', async ({ request }) =>
  HttpResponse.arrayBuffer(new Uint8Array(await readFile(`.${new URL(request.url).pathname}`)).buffer),
)

/** Starts the backend for the tests of one file: the same handlers as in the browser, over tables in memory. */
export function startBackend(): Backend {
  const backend = createBackend({ blobs: memoryBlobs(), weather: memoryWeather() })
  const server = setupServer(installedFiles, ...createHandlers(backend))
  server.listen({ onUnhandledRequest: 'bypass' })
  // Files that share a process would be answered by each other's backends as well.
  afterAll(() => server.close())
  return backend
}
