/** Reads and writes the login's token in its cookie. */

import Cookies from 'js-cookie'
import { cookiePath } from '@/lib/routing/base-path'

/** Lifetime of the token in days (specification, section 9). */
const lifetimeDays = 7
const cookieName = 'portal_token'

/**
 * Reads the token. It is stored here only: a cookie for seven days, same-site, `Secure` on https. It is never logged
 * and never stored in local or session storage.
 */
export function readToken(): string | undefined {
  return Cookies.get(cookieName) || undefined
}

export function saveToken(token: string): void {
  Cookies.set(cookieName, token, {
    expires: lifetimeDays,
    path: cookiePath,
    sameSite: 'Strict',
    secure: window.location.protocol === 'https:',
  })
}

/** Removes the saved token if it equals this one. A newer login keeps its token. */
export function removeToken(token: string | undefined): void {
  if (readToken() === token) Cookies.remove(cookieName, { path: cookiePath })
}
