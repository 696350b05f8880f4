/** Creates accounts and resets passwords, for registration, WeChat and one-stop sign-in. */
import type { BackendContext } from '../context'
import { blankPerson } from '../db/blank-person'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import { fail } from '../fail'
import { requireCode } from '../verification-codes'

interface NewAccount {
  userName: string
  userFullname: string
  userMobile: string
  password: string
  validateCode: string
}

const userNamePattern = /^[a-z]\w{3,19}$/i

/**
 * 60107 for a password that violates the schema. The backend's own rule: with the portal's (`new-password.ts`), a mistake there
 * would let through here what a real backend refuses.
 */
export function requirePassword(password: string): void {
  if (!/^.{8,32}$/.test(password) || !/\d/.test(password) || !/[a-z]/i.test(password)) fail(60107)
}

/** Creates an account; errors: 60112, 60107, 60111, 60109, 60122, and the code's 60104 and 60106. */
export function makeAccount(context: BackendContext, input: NewAccount, more: Partial<UserRow> = {}): UserRow {
  const { db } = context
  const { userName, userFullname, userMobile, password } = input
  if (!userNamePattern.test(userName)) fail(60112)
  requirePassword(password)
  if (!/^1[3-9]\d{9}$/.test(userMobile)) fail(60111)
  if (db.users.where({ userMobile }).length > 0) fail(60109)
  if (db.users.where((user) => user.userName.toLowerCase() === userName.toLowerCase()).length > 0) fail(60122)
  requireCode(context, userMobile, input.validateCode)
  return db.users.insert({
    ...blankPerson({ id: newId('user'), userName, userFullname: userFullname.trim(), userMobile }),
    password,
    ...more,
  })
}

/** Resets the password of the account with this mobile, and unlocks it. */
export function resetPassword(context: BackendContext, mobile: string, code: string, password: string): boolean {
  const user = context.db.users.where({ userMobile: mobile })[0] ?? fail(60101)
  requirePassword(password)
  if (user.password === password) fail(60156)
  requireCode(context, mobile, code)
  context.db.users.update(user.id, { password, failedLogins: 0, lockedUntil: null })
  for (const session of context.db.sessions.where({ userId: user.id })) context.db.sessions.remove(session.id)
  return true
}
