import { setupServer } from 'msw/node'
import { afterAll } from 'vitest'
import { type Backend, createBackend } from './backend'
import { memoryBlobs } from './blobs'
import { createHandlers } from './handlers'
import { memoryWeather } from './weather'

/** Starts the backend for the tests of one file: the same handlers as in the browser, over tables in memory. */
export function startBackend(): Backend {
  const backend = createBackend({ blobs: memoryBlobs(), weather: memoryWeather() })
  const server = setupServer(...createHandlers(backend))
  server.listen({ onUnhandledRequest: 'bypass' })
  // Files that share a process would be answered by each other's backends as well.
  afterAll(() => server.close())
  return backend
}
