/** How long what a person typed or opened stays on a device: one number for drafts, responses and the texts that say so. */

/** In days; the texts name it. */
export const daysOnDevice = 7

/** The same in milliseconds. */
export const deviceLifetime = daysOnDevice * 24 * 60 * 60 * 1000
