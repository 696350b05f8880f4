/** Checks that a configured or given URL may be opened (http or https); for QR codes, one-stop and consent pages. */
import { withBase } from '@/lib/routing/base-path'

/** A configured or given URL that may be opened: https, or a page of this portal; null for anything else. */
export function webAddress(address: string | null | undefined): URL | null {
  if (!address || !URL.canParse(address, window.location.origin)) return null
  const url = new URL(withBase(address), window.location.origin)
  if (url.username || url.password) return null
  const local = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  return url.protocol === 'https:' || url.origin === window.location.origin || local ? url : null
}
