/** An hour and a day in milliseconds, for rules and seeds. */

export const hour = 3600_000
export const day = 24 * hour
