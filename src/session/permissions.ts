/** Checks a person's permissions, as functions and as a hook. */
import { isPermitted } from '@/lib/routing/route-handle'
import { type Session, useMaybeSession } from './session'

/** Whether the menu system grants a route permission (`s02.f009`), or one of several. */
export function hasPermission(session: Session | null, permission: string | readonly string[]): boolean {
  return session !== null && isPermitted({ permission }, session.permissions)
}

/** Whether the access map contains route permission plus access code: `hasAccess(session, 's02.f009', 'add')`. */
export function hasAccess(session: Session | null, permission: string, accessCode: string): boolean {
  return session?.access.has(`${permission}.${accessCode}`) ?? false
}

/**
 * Whether the person has at least one of the access codes (`s02.f009.add`). It decides what is displayed; the backend
 * decides what is allowed. Throws 需要配置权限 on an empty list (specification, section 5).
 */
export function usePermission(required: readonly string[]): boolean {
  // not translated: tells the programmer, in the specification's words, that the call is wrong
  if (required.length === 0) throw new Error('需要配置权限')
  const session = useMaybeSession()
  return required.some((code) => session?.access.has(code))
}
