import { fullAddress } from '@/lib/base-path'
import { keptSystem } from '@/lib/kept-query'
import { webAddress } from './web-address'

/** Where the one-stop service signs people in, or null while none is configured or what is configured is no web address. */
export function oneStopPlatform(configured: string | undefined = import.meta.env.VITE_ONE_STOP_URL): URL | null {
  return webAddress(configured)
}

/**
 * The address to leave for: the platform's, with the authorisation endpoint it brings the person back to (specification,
 * section 2 "Quick login modal"), the state it has to come back with, and the system whose link the person followed here (`sys`).
 */
export function oneStopAddress(platform: URL, state: string): string {
  const url = new URL(platform)
  url.searchParams.set('redirect_uri', fullAddress('/authlogin'))
  url.searchParams.set('state', state)
  const sys = keptSystem()
  if (sys) url.searchParams.set('sys', sys)
  return url.href
}
