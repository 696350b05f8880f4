/** Masks certificate, bank and phone numbers but for the last four characters; for lists, reading views, exports and paper. */

/** How many characters of a masked number stay visible. */
const visibleDigits = 4

/**
 * Masks a certificate, bank or phone number for lists, read-only views and prints: only the last four characters stay
 * (none of a shorter number).
 */
export function masked(value: string): string {
  const characters = [...value]
  const rest = characters.length > visibleDigits ? characters.slice(-visibleDigits) : []
  return '*'.repeat(characters.length - rest.length) + rest.join('')
}
