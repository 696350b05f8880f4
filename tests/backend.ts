import { keepSeeds } from '@mocks/backend'
import { startBackend } from '@mocks/node'
import { inject } from 'vitest'
import { readSeeds } from './seeds-of-run'

const made = inject('seedsOfRun')
if (made) keepSeeds(readSeeds(made))

/**
 * The embedded backend of a test file of screens: the real handlers, tables and seeds, in memory. This module is evaluated anew for each of
 * these files; pure tests share their modules and start a backend of their own (`startBackend`).
 */
export const backend = startBackend()
