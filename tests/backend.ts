import { keepSeeds } from '@mocks/backend'
import { startBackend } from '@mocks/node'
import { inject } from 'vitest'
import { readSeeds } from './seeds-of-run'

const made = inject('seedsOfRun')
if (made) keepSeeds(readSeeds(made))

/**
 * The embedded backend of this test process: real handlers, tables and seeds, in memory. For screen tests, which have a
 * process each. Pure tests share a process, so they start their own (`startBackend`).
 */
export const backend = startBackend()
