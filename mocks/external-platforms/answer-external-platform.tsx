/**
 * Answers requests to the imitated outside platforms (WeChat, one-stop service), in the demo and the served build.
 */

import { isInBase, withoutBase } from '@/lib/routing/base-path'
import { serverNow } from '../clock'
import { giveTicket } from '../sign-in/tickets'
import { App } from './App'
import { OneStop } from './OneStop'
import type { PlatformPageProps } from './platform-page-props'
import { Wechat } from './Wechat'

/**
 * Below `/api/`, as everything else of the backend: a proxy before the server passes that on, and the portal's service worker leaves it
 * alone. At an address beside it both would answer with the portal, which knows no such page.
 */
const pages: Readonly<Record<string, (props: PlatformPageProps) => React.JSX.Element>> = {
  '/api/simulated/wechat': Wechat,
  '/api/simulated/one-stop': OneStop,
  '/api/simulated/app': App,
}

/** The return parameters of such a page: a ticket for the chosen person, an error, or nothing. */
function identityOf(identityId: string): Readonly<Record<string, string>> {
  if (identityId === 'cancelled') return {}
  return /^(wx|ywtb)-/.test(identityId) ? { code: giveTicket(identityId, serverNow()) } : { error: identityId }
}

/** The return address of the previous page, with the choice; null where it names none. */
function redirectUri(url: URL): string | null {
  const identityId = url.searchParams.get('chosen')
  const address = url.searchParams.get('redirect_uri')
  if (identityId === null || !address || !URL.canParse(address)) return null
  const back = new URL(address)
  // Only returns to this machine's portal, so that a simulated page is no open redirect.
  if (back.origin !== url.origin) return null
  const state = url.searchParams.get('state')
  if (state) back.searchParams.set('state', state)
  for (const [name, value] of Object.entries(identityOf(identityId))) back.searchParams.set(name, value)
  return back.href
}

/**
 * Plays another platform: WeChat, the one-stop service, or a system that people sign in to from here. Each is a
 * separate document outside the portal, like the real one.
 * @param url the whole address
 * @returns the page to render, or the address to redirect to; null for an address of no such platform
 */
export function answerExternalPlatform(url: URL, base: string): { page: React.JSX.Element } | { to: string } | null {
  const Page = isInBase(url.pathname, base) ? pages[withoutBase(url.pathname, base)] : undefined
  if (!Page) return null
  const to = redirectUri(url)
  return to === null ? { page: <Page url={url} base={base} /> } : { to }
}
