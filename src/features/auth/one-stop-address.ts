/** The sign-in address of the one-stop service, from the configuration; for links, the dialog of public pages and its page. */
import { fullAddress } from '@/lib/routing/base-path'
import { savedSystem } from '@/lib/routing/return-address'
import { webAddress } from './web-address'

/** The one-stop service's sign-in URL; null where none is configured or the setting is no web address. */
export function oneStopPlatform(configured: string | undefined = import.meta.env.VITE_ONE_STOP_URL): URL | null {
  return webAddress(configured)
}

/**
 * The URL to leave for: the platform's, with the authorisation endpoint it returns to (specification, section 2 "Quick
 * login modal"), the state, and the person's system (`sys`).
 */
export function oneStopAddress(platform: URL, state: string): string {
  const url = new URL(platform)
  url.searchParams.set('redirect_uri', fullAddress('/authlogin'))
  url.searchParams.set('state', state)
  const sys = savedSystem()
  if (sys) url.searchParams.set('sys', sys)
  return url.href
}
