/** Durations in milliseconds. */

export const hour = 3600_000
export const day = 24 * hour
