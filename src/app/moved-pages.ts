import { text } from '@/lib/i18n'
import { newPortalUrl } from './entry-address'

/** The pages that moved to the new system (specification, section 2), by the name of their route here. */
export const movedPages = {
  resume: { title: text('个人中心'), path: 'personal_center' },
  settings: { title: text('账户设置'), path: 'account' },
} as const

export type MovedPage = keyof typeof movedPages

/** Where a page that moved is in the new system; null while none is configured. */
export function movedTo(name: MovedPage): URL | null {
  const portal = newPortalUrl()
  return portal === null ? null : new URL(movedPages[name].path, portal.endsWith('/') ? portal : `${portal}/`)
}

export function openMoved(url: URL): void {
  window.open(url, '_blank', 'noopener')
}
