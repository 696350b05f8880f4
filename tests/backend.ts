import { startBackend } from '@mocks/node'

/** The embedded backend of this test process: the real handlers, tables and seeds, in memory. */
export const backend = startBackend()
