import { matchPath } from 'react-router-dom'
import { isInGovernment, withinGovernment } from '@/lib/government-prefix'
import { safeRedirect } from '@/lib/safe-redirect'

export const signInPath = '/user/login'

/**
 * The routes reachable without login, by the names and paths of the specification (section 2). A name with several paths
 * serves the same screen at each.
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

const wayInPatterns: readonly string[] = Object.entries(publicPaths).flatMap(([name, paths]) =>
  landingNames.includes(name) ? [] : paths,
)

/** Whether a path is one of signing in, registering, or coming back from another platform: those stand outside the government portal's frames. */
export function isWayIn(pathname: string): boolean {
  return wayInPatterns.some((pattern) => matchPath(pattern, pathname))
}

/**
 * The sign-in page's address, which leads back to `target` afterwards. A target that is not a path of this portal is left out.
 * @param target path with query and hash
 */
export function signInHref(target?: string | null): string {
  const safe = safeRedirect(target)
  return safe ? `${signInPath}?redirect=${encodeURIComponent(safe)}` : signInPath
}

/** Where a sign-in page's query leads back to; null without one, or with one that leads elsewhere. */
export function redirectOf(search: string): string | null {
  return safeRedirect(new URLSearchParams(search).get('redirect'))
}

/** Where a page that leads to a login leads back to: what its query says; inside the government portal's frames that page inside, or home. */
export function wayBackOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const wanted = redirectOf(search)
  return isInGovernment(pathname) ? withinGovernment(wanted ?? '/') : wanted
}

/** Another public page's address, with the way back that this one carries. */
export function besideHref(path: string, search: string): string {
  const redirect = redirectOf(search)
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}
