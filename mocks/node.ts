import { setupServer } from 'msw/node'
import { type Backend, createBackend } from './backend'
import { memoryBlobs } from './blobs'
import { createHandlers } from './handlers'
import { memoryWeather } from './weather'

/** Starts the backend for tests: the same handlers as in the browser, over tables in memory. */
export function startBackend(): Backend {
  const backend = createBackend({ blobs: memoryBlobs(), weather: memoryWeather() })
  setupServer(...createHandlers(backend)).listen({ onUnhandledRequest: 'bypass' })
  return backend
}
