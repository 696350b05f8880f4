/** Addresses for guards and links of the shell: path with query and hash, and the new portal's URL. */

/** Path, query and hash of a location. */
export function addressOf(location: { pathname: string; search: string; hash: string }): string {
  return location.pathname + location.search + location.hash
}

/**
 * The URL of the new portal, which has the home page; null where none is configured or the setting is no web address.
 */
export function newPortalUrl(): string | null {
  const configured: unknown = import.meta.env.VITE_NEW_PORTAL_URL
  if (typeof configured !== 'string' || !URL.canParse(configured)) return null
  const { protocol, href } = new URL(configured)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
