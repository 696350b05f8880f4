import { keepSeeds } from '@mocks/backend'
import { startBackend } from '@mocks/node'
import { inject } from 'vitest'
import { readSeeds } from './seeds-of-run'

const made = inject('seedsOfRun')
if (made) keepSeeds(readSeeds(made))

/**
 * The embedded backend of this test process: the real handlers, tables and seeds, in memory. For tests of screens, each of which has a process
 * to itself; pure ones share theirs and start their own (`startBackend`), for this one goes with the first file.
 */
export const backend = startBackend()
