/** The pages that moved to the new portal, by route name, for routes and the user's menu. */
import { text } from '@/lib/i18n/i18n'
import { newPortalUrl } from './entry-address'

/** Pages that moved to the new portal (specification, section 2), by route name. */
export const movedPages = {
  resume: { title: text('个人中心'), path: 'personal_center' },
  settings: { title: text('账户设置'), path: 'account' },
} as const

export type MovedPage = keyof typeof movedPages

/** The URL of a moved page in the new portal; null where none is configured. */
export function movedTo(name: MovedPage): URL | null {
  const portal = newPortalUrl()
  return portal === null ? null : new URL(movedPages[name].path, portal.endsWith('/') ? portal : `${portal}/`)
}

export function openMoved(url: URL): void {
  window.open(url, '_blank', 'noopener')
}
