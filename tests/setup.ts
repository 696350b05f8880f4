/** The vitest setup of all test files: timeouts, faults that fail a test, seeds. */
import 'fake-indexeddb/auto'
import { resetClock } from '@mocks/clock'
import { afterAll, inject, vi } from 'vitest'
import { shakeImmediates } from './random-delays'

if (process.env.SHAKEN) shakeImmediates(Number(process.env.SHAKEN))

// The default timeout of one second is too short on a busy machine; a fulfilled condition continues at once.
const { waitFor } = vi
const waitPatiently: typeof waitFor = (look, options) =>
  waitFor(
    look,
    typeof options === 'number' ? options : { timeout: Number(process.env.TEST_PATIENCE ?? 15_000), ...options },
  )
// Files that share a process share this as well.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

// Files of logic share the backend's clock. Left ahead by an hour, it would cost each following file new seeds.
afterAll(resetClock)

// Pure tests run without a document, and are spared what it takes to complete one. Their seeds are there where screens run as well.
if (typeof window !== 'undefined') await import('./setup-document')
else if (inject('seedsOfRun')) await import('./backend-seeds').then(({ keepSeedsOfRun }) => keepSeedsOfRun())

// The shell loads them two seconds after the page; tests read them at once. Last, for the language is the browser's.
await import('@/api/errors/chinese-texts')
