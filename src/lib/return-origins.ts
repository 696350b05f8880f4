/** The origin of a configured address: of a web address written in full; null for anything else. */
function originOf(configured: string | undefined): string | null {
  if (!configured || !URL.canParse(configured)) return null
  const { protocol, origin } = new URL(configured)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}

/** The systems that a person who came from there is sent back to after signing in: the one-stop service and the new portal. */
export function returnOrigins(): readonly string[] {
  const { VITE_ONE_STOP_URL, VITE_NEW_PORTAL_URL } = import.meta.env
  return [VITE_ONE_STOP_URL, VITE_NEW_PORTAL_URL].flatMap((configured) => originOf(configured) ?? [])
}
