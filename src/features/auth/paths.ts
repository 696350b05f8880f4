/** Addresses of the pages before the login, and the helpers for their `redirect` parameter. */
import { matchPath } from 'react-router-dom'
import { isInGovernment, withinGovernment } from '@/lib/routing/government-prefix'
import { safeRedirect } from '@/lib/routing/safe-redirect'

export const signInPath = '/user/login'

/**
 * Routes without login, by the specification's names and paths (section 2). A name with several paths serves the same
 * screen.
 */
export const publicPaths = {
  login: [signInPath],
  wxlogin: ['/user/wxlogin', '/user/wxlogin/bind'],
  register: ['/user/register'],
  registerResult: ['/user/registerResult'],
  ForgetPassword: ['/user/forgetpassword'],
  checklegal: ['/checklegal'],
  awardBind: ['/award/setting/bind/:type/:id'],
  'expert.entry': ['/expert/entry'],
  'expert.invite': ['/expert/invite'],
  'expert.invitation': ['/expert/invitation'],
  mobileInvitation: ['/expert/mobileInvitation'],
  topicRelevance: ['/topicRelevance'],
  authlogin: ['/authlogin'],
  unitupdate: ['/user/unitupdate/:state'],
  subProject: ['/subProject/:id'],
  'award.bind': ['/award/bind'],
  ywtblogin: ['/ywtblogin'],
  userLogin: ['/oauth/userLogin'],
  businessLogin: ['/user/businessLogin'],
  newlogin: ['/user/newlogin'],
  adminlogin: ['/user/adminlogin'],
} as const satisfies Record<string, readonly string[]>

/** Pages that need no login, and are none of the ways to one. */
const landingNames: readonly string[] = [
  'awardBind',
  'award.bind',
  'expert.entry',
  'expert.invite',
  'expert.invitation',
  'mobileInvitation',
  'topicRelevance',
  'subProject',
  'ywtblogin',
] satisfies (keyof typeof publicPaths)[]

const signInPatterns: readonly string[] = Object.entries(publicPaths).flatMap(([name, paths]) =>
  landingNames.includes(name) ? [] : paths,
)

/** Whether a path is one of signing in, registering, or coming back from another platform: those stand outside the government portal's frames. */
export function isSignInPage(pathname: string): boolean {
  return signInPatterns.some((pattern) => matchPath(pattern, pathname))
}

/**
 * The sign-in address with a return address; a target outside this portal is omitted.
 * @param target path with query and hash
 */
export function signInHref(target?: string | null): string {
  const safe = safeRedirect(target)
  return safe ? `${signInPath}?redirect=${encodeURIComponent(safe)}` : signInPath
}

/** The return address in a sign-in page's query; null for none or one outside the portal. */
export function redirectOf(search: string): string | null {
  return safeRedirect(new URLSearchParams(search).get('redirect'))
}

/** Where a page that leads to a login leads back to: what its query says; inside the government portal's frames that page inside, or home. */
export function returnAddressOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const redirect = redirectOf(search)
  return isInGovernment(pathname) ? withinGovernment(redirect ?? '/') : redirect
}

/** Another public page's address with this page's return address. */
export function besideHref(path: string, search: string): string {
  const redirect = redirectOf(search)
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}
