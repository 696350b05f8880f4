/** The embedded backend of a test file of screens: the real handlers, tables and seeds, in memory. */
import { startBackend } from '@mocks/node'
import { keepSeedsOfRun } from './backend-seeds'

keepSeedsOfRun()

/**
 * The embedded backend of a test file of screens: the real handlers, tables and seeds, in memory. This module is evaluated anew for each of
 * these files; pure tests share their modules and start a backend of their own (`startBackend`).
 */
export const backend = startBackend()
