/**
 * The folder of the site that the portal stands in: `/portal`, or nothing where it has the site for itself (`BASE_PATH` of the build).
 * All addresses in the portal are written without it; it is put on where they reach the browser, and taken off where they come from there.
 */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Whether a path of the site is in the portal's folder. */
export function isInBase(pathname: string, base: string = basePath): boolean {
  return pathname === base || pathname.startsWith(`${base}/`)
}

/** A path of the portal as the browser knows it; what is no path (an address of another site, a hash) is left as it is. */
export function withBase(path: string, base: string = basePath): string {
  return path.startsWith('/') ? base + path : path
}

/** A path of the site as the portal knows it. */
export function withoutBase(pathname: string, base: string = basePath): string {
  return isInBase(pathname, base) ? pathname.slice(base.length) || '/' : pathname
}

/** Where the browser is, as the portal knows it. */
export function currentPlace(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location
  return { pathname: withoutBase(pathname), search, hash }
}

/** The whole address of a path of the portal, to be given to somebody else. */
export function fullAddress(path: string): string {
  return window.location.origin + (path === '' ? basePath : withBase(path))
}

/** What keeps a cookie to the portal's folder. */
export const cookiePath = `${basePath}/`
