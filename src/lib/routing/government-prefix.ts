/** Adds and removes the prefix (`/zwdt`) of pages inside the government portal. */

/** Prefix of the same pages inside the government portal's frames (specification, section 2, `/zwdt`). */
export const governmentPrefix = '/zwdt'

/** Whether a path is inside the government portal's frames. */
export function isInGovernment(pathname: string): boolean {
  return pathname === governmentPrefix || pathname.startsWith(`${governmentPrefix}/`)
}

/** The path without the prefix. */
export function withoutGovernment(pathname: string): string {
  return isInGovernment(pathname) ? pathname.slice(governmentPrefix.length) || '/' : pathname
}

/** The path with the prefix. */
export function withinGovernment(pathname: string): string {
  if (isInGovernment(pathname)) return pathname
  return pathname === '/' ? governmentPrefix : governmentPrefix + pathname
}

/** The target of a loader's redirect: inside the frames when the request came from inside. */
export function inSameFrames(request: Request, pathname: string): string {
  return isInGovernment(new URL(request.url).pathname) ? withinGovernment(pathname) : pathname
}
