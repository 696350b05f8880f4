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

/** Another public page's address, with the way back that this one carries. */
export function besideHref(path: string, search: string): string {
  const redirect = redirectOf(search)
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}
