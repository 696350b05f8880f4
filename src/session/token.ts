import Cookies from 'js-cookie'
import { cookiePath } from '@/lib/base-path'

/** Life of a login in days (specification, section 9). */
const lifetimeDays = 7
const cookieName = 'portal_token'

/**
 * The login token lives here and nowhere else: a cookie for seven days, never sent to other sites, over https only where the
 * page itself came that way. It is never logged and never put into local or session storage.
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

/** Removes the saved token where it is this one; another login, begun meanwhile or in another tab, is let be. */
export function removeToken(token: string | undefined): void {
  if (readToken() === token) Cookies.remove(cookieName, { path: cookiePath })
}
