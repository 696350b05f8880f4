/**
 * Adds and removes the folder of the site that holds the portal (base path), for every address outside the router.
 */

/**
 * The folder of the site that contains the portal: `/portal`, or empty at the site's root (`BASE_PATH` of the build).
 * Addresses inside the portal never contain it. It is added and removed where addresses cross to and from the browser.
 */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Whether a site path is inside the portal's folder. */
export function isInBase(pathname: string, base: string = basePath): boolean {
  return pathname === base || pathname.startsWith(`${base}/`)
}

/** Adds the base path to a portal path. Absolute addresses and hashes stay as they are. */
export function withBase(path: string, base: string = basePath): string {
  return path.startsWith('/') ? base + path : path
}

/** Removes the base path from a site path. */
export function withoutBase(pathname: string, base: string = basePath): string {
  return isInBase(pathname, base) ? pathname.slice(base.length) || '/' : pathname
}

/** The browser's current location, without the base path. */
export function currentLocation(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location
  return { pathname: withoutBase(pathname), search, hash }
}

/** The absolute URL of a portal path, for sharing. */
export function fullAddress(path: string, base: string = basePath): string {
  return window.location.origin + (path === '' ? base : withBase(path, base))
}

/** The `Path` attribute that limits a cookie to the portal's folder. */
export const cookiePath = `${basePath}/`
