import { deviceDatabase } from '../device-database'

/** How long the device may take over one reading or writing, in milliseconds. */
export const patience = 2000

/** Does some work in one transaction of the drafts this device keeps. */
export const inDraftStore = deviceDatabase('portal-drafts', 'slots', patience)
