/** Account security: password, mobile, e-mail, bound accounts, default unit; for the permission resolvers. */
import { masked } from '@/lib/text/mask'
import { containsAt } from '@/lib/validation/email'
import { isMobile } from '@/lib/validation/mobile'
import { type BackendContext, requireCaller } from './context'
import { maskedName } from './domain/masked-name'
import { fail } from './fail'
import type { BoundAccount, BoundAccountKind } from './resolvers/permission.generated'
import { requirePassword } from './sign-in/new-account'
import { requireCode } from './verification-codes'

/** Changes the caller's password and ends their other sessions. */
export function changePassword(context: BackendContext, oldPassword: string, newPassword: string): boolean {
  const caller = requireCaller(context)
  const { db, token } = context
  if (caller.password !== oldPassword) fail(60153)
  requirePassword(newPassword)
  if (newPassword === oldPassword) fail(60156)
  db.users.update(caller.id, { password: newPassword })
  for (const session of db.sessions.where({ userId: caller.id })) {
    if (session.id !== token) db.sessions.remove(session.id)
  }
  return true
}

/** Changes the caller's mobile. Only who holds the new one, by its code, learns that another account uses it (60121). */
export function changeMobile(context: BackendContext, userMobile: string, code: string): boolean {
  const caller = requireCaller(context)
  if (!isMobile(userMobile)) fail(60111)
  requireCode(context, userMobile, code)
  if (context.db.users.where({ userMobile }).some((user) => user.id !== caller.id)) fail(60121)
  context.db.users.update(caller.id, { userMobile })
  return true
}

/** Changes the caller's e-mail address; as `changeMobile` (60120). */
export function changeEmail(context: BackendContext, userEmail: string, code: string): boolean {
  const caller = requireCaller(context)
  if (!containsAt(userEmail)) fail(60113)
  requireCode(context, userEmail, code)
  if (context.db.users.where({ userEmail }).some((user) => user.id !== caller.id)) fail(60120)
  context.db.users.update(caller.id, { userEmail })
  return true
}

export function boundAccounts(context: BackendContext): BoundAccount[] {
  const { id: userId, hasYwtb, userFullname } = requireCaller(context)
  const wechat = context.db.wechatAccounts
    .where({ userId })
    .map(({ id }) => ({ kind: 'WECHAT' as const, name: masked(id) }))
  return hasYwtb === 1 ? [...wechat, { kind: 'YWTB', name: maskedName(userFullname) }] : wechat
}

/** An account without a mobile for codes keeps its last means of sign-in. */
export function unbindAccount(context: BackendContext, kind: BoundAccountKind): boolean {
  const caller = requireCaller(context)
  const { db } = context
  if (!boundAccounts(context).some((account) => account.kind === kind)) return false
  if (!caller.userMobile) fail(601007)
  const table = kind === 'WECHAT' ? db.wechatAccounts : db.oneStopAccounts
  for (const account of table.where({ userId: caller.id })) table.update(account.id, { userId: null })
  if (kind === 'YWTB') db.users.update(caller.id, { hasYwtb: 0 })
  return true
}

export function setDefaultUnit(context: BackendContext, unitId: string): boolean {
  const caller = requireCaller(context)
  const { db } = context
  const own = db.memberships.where({ userId: caller.id })
  if (
    !own.some(
      (membership) => membership.unitId === unitId && (membership.applyStatus === 0 || membership.applyStatus === 2),
    )
  )
    fail(60154)
  for (const { id, unitId: of } of own) db.memberships.update(id, { isDefault: of === unitId ? 1 : 0 })
  return true
}
