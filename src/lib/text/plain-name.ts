/** Normalises names of departments before they are compared and stored. */

/**
 * A typed name without surrounding blanks and without what nobody sees: control characters, zero-width letters and
 * marks that turn the direction. Otherwise two names could look the same, and a name like none.
 */
export const plainName = (typed: string): string => typed.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
