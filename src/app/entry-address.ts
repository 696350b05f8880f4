/** Path, query and hash of a place: what an address bar shows after the origin. */
export function addressOf(place: { pathname: string; search: string; hash: string }): string {
  return place.pathname + place.search + place.hash
}

/** The new version of the portal, where home is; null while none is configured, or what is configured is no web address. */
export function newPortalUrl(): string | null {
  const configured: unknown = import.meta.env.VITE_NEW_PORTAL_URL
  if (typeof configured !== 'string' || !URL.canParse(configured)) return null
  const { protocol, href } = new URL(configured)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
