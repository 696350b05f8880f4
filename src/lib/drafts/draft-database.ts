/** The IndexedDB database of drafts, with its timeout; for the store, the writer and tests. */
import { deviceDatabase } from '../storage/device-database'

/** Timeout of one read or write, in milliseconds. */
export const draftTimeout = 2000

/** Runs a function in one transaction of the draft store. */
export const inDraftStore = deviceDatabase('portal-drafts', 'slots', draftTimeout)
