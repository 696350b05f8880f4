/** Pages out of sight that stay mounted; the one left longest ago is loaded anew when it is gone back to. */
const most = 10

/**
 * Which pages are mounted, the one in sight last: it, and those before it whose tabs are open.
 * @param before the answer for the place before
 */
export function mountedPages(before: readonly string[], current: string, open: readonly string[]): readonly string[] {
  return [...before.filter((key) => key !== current && open.includes(key)), current].slice(-most - 1)
}
