import { keepSeeds } from '@mocks/backend'
import { startBackend } from '@mocks/node'
import { inject } from 'vitest'
import { readSeeds } from './seeds-of-run'

const made = inject('seedsOfRun')
if (made) keepSeeds(readSeeds(made))

/** The embedded backend of this test process: the real handlers, tables and seeds, in memory. */
export const backend = startBackend()
