/** Selects the pages of a sweep: all of them (`SWEEP=all`) or a slice. */

/** `SWEEP=all`: every page; else those of a slice. */
export const whole = process.env.SWEEP === 'all'
const only = (process.env.SWEEP_ONLY ?? '').split(',').filter(Boolean)

/**
 * The pages a sweep goes to: those whose patterns begin as `SWEEP_ONLY=/mail,/user` says, in its order; else all of a whole sweep, or every
 * so many of them.
 * @param framed whether a whole sweep goes to the pages inside the government portal's frames as well
 */
export function selectPages<Page extends { pattern: string }>(
  pages: readonly Page[],
  every: number,
  framed: boolean,
): Page[] {
  const within = (start: string) =>
    pages.filter(
      ({ pattern }) =>
        pattern.startsWith(start) && (framed || start.startsWith('/zwdt') || !pattern.startsWith('/zwdt/')),
    )
  if (only.length > 0) return [...new Set(only.flatMap(within))]
  return within('/').filter((_, index) => whole || index % every === 0)
}
