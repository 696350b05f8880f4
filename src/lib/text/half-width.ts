/** Converts full-width characters to half-width and removes spaces. */

/** Converts full-width characters to half-width and removes spaces: `１，２３４．５ ` → `1,234.5`. */
export function halfWidth(typed: string): string {
  return typed
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .replace(/[−–—]/g, '-')
    .replace(/[\s\u200b-\u200d\u2060]/g, '')
}
