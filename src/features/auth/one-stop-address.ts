import { webAddress } from './web-address'

/** Where the one-stop service signs people in, or null while none is configured or what is configured is no web address. */
export function oneStopPlatform(configured: string | undefined = import.meta.env.VITE_ONE_STOP_URL): URL | null {
  return webAddress(configured)
}

/**
 * The address to leave for: the platform's, with the authorisation endpoint it brings the person back to (specification,
 * section 2 "Quick login modal") and the state it has to come back with.
 */
export function oneStopAddress(platform: URL, state: string): string {
  const url = new URL(platform)
  url.searchParams.set('redirect_uri', new URL('/authlogin', window.location.origin).href)
  url.searchParams.set('state', state)
  return url.href
}
