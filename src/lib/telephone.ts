/** A telephone or fax number: 7 to 14 digits, before them an area code and a hyphen where there is one (`021-55660000`). */
export function isTelephone(value: string): boolean {
  return /^(?:\d{3,4}-)?\d{7,14}$/.test(value)
}

/** A number as typed on any keyboard: full-width characters become plain, spaces and brackets go: `（021）5566 0000` → `021-55660000`. */
export function plainTelephone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\u200b]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^\((\d{3,4})\)-?/, '$1-')
}
