/** With an area code where there is one: 7 to 14 digits. */
const mainland = /^(?:\d{3,4}-)?\d{7,14}$/
/** With a country's code, in groups as people write them: 8 to 15 digits in all (ITU-T E.164). */
const abroad = /^\+[1-9](?:-?\d){7,14}$/
/** Behind a number, in up to six digits. */
const extension = /-(\d{1,6})$/

/** A telephone or fax number: `021-55660000`, `+852-23456789`, each with an extension where there is one (`021-55660000-8001`). */
export function isTelephone(value: string): boolean {
  return [value, value.replace(extension, '')].some((number) => mainland.test(number) || abroad.test(number))
}

/**
 * A number as typed on any keyboard: full-width characters become plain, spaces and brackets go, an extension follows a hyphen:
 * `（021）5566 0000 转 8001` → `021-55660000-8001`.
 */
export function plainTelephone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s*(?:转|轉|分机|分機|ext\.?|x|#)\s*:?\s*(?=\d)/i, '-')
    .replace(/[\s\u200b]/g, '')
    .replace(/^\((\d{3,4})\)-?/, '$1-')
}
