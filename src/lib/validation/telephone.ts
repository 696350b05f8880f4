/** Validates and normalises telephone and fax numbers of profiles and units; mobile numbers: `mobile.ts`. */

/** Mainland number with an optional area code: 7 to 14 digits. */
const mainland = /^(?:\d{3,4}-)?\d{7,14}$/
/** International number with country code, in groups: 8 to 15 digits (ITU-T E.164). */
const abroad = /^\+[1-9](?:-?\d){7,14}$/
/** Extension after a number, up to six digits. */
const extension = /-(\d{1,6})$/

/**
 * Whether a text is a telephone or fax number: `021-55660000`, `+852-23456789`, each with an optional extension
 * (`021-55660000-8001`).
 */
export function isTelephone(value: string): boolean {
  return [value, value.replace(extension, '')].some((number) => mainland.test(number) || abroad.test(number))
}

/**
 * Normalises a number: half-width, without spaces and brackets, the extension after a hyphen: `（021）5566 0000 转 8001` →
 * `021-55660000-8001`.
 */
export function plainTelephone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s*(?:转|轉|分机|分機|ext\.?|x|#)\s*:?\s*(?=\d)/i, '-')
    .replace(/[\s\u200b]/g, '')
    .replace(/^\((\d{3,4})\)-?/, '$1-')
}
