/** Types of `browser-css.mjs` for TypeScript importers. */

export function usesOfStyles(sheet: string): Set<string>
