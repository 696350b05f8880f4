/** Decides which pages of tabs stay mounted: the latest few and the active one; for `TabPages.tsx`. */

/** Number of hidden pages that stay mounted; the one hidden longest is unmounted. */
const most = 10

/** The mounted pages, the active one last. */
export function mountedPages(before: readonly string[], current: string, open: readonly string[]): readonly string[] {
  return [...before.filter((key) => key !== current && open.includes(key)), current].slice(-most - 1)
}
