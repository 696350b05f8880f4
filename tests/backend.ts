/** The embedded backend of a test file of screens: the real handlers, tables and seeds, in memory. */
import { startBackend } from '@mocks/node'
import { keepReadSchemas, type ReadSchemas } from '@mocks/schemas'
import { keepSeedsOfRun } from './backend-seeds'

/** Building the schemas and validating the portal's documents for each file again takes 0.1 seconds a file. */
const ofProcess = globalThis as typeof globalThis & { readSchemas?: ReadSchemas }
ofProcess.readSchemas ??= { schemas: new Map(), documents: new WeakMap() }
keepReadSchemas(ofProcess.readSchemas)
keepSeedsOfRun()

/**
 * The embedded backend of a test file of screens: the real handlers, tables and seeds, in memory. This module is evaluated anew for each of
 * these files; pure tests share their modules and start a backend of their own (`startBackend`).
 */
export const backend = startBackend()
