/** The second factor of administrators: besides the password a code sent to their mobile, or a certificate key (GB/T 22239-2019, 8.1.4.1). */

import { siteName } from '@/lib/site/site'
import { giveTextToSign, isGiven, requireKeySignature } from './certificate-key/key-signature'
import type { BackendContext } from './context'
import type { Database } from './db/database'
import type { UserRow } from './db/rows'
import { fail } from './fail'
import type { Credentials } from './sign-in/credentials'
import { checkCode, newestCode, resendAfter, sendCode, spendCode } from './verification-codes'

/** `userType` of people of the commission. */
const commission = 3

/** Whether an account signs in with two factors: the commission's people, and who administers a unit or a department. */
export function needsSecondFactor(db: Database, { id: userId, userType }: UserRow): boolean {
  if (userType === commission) return true
  return db.memberships
    .where({ userId })
    .some(
      ({ applyStatus, isAdmin, departments }) =>
        (applyStatus === 0 || applyStatus === 2) &&
        (isAdmin === 1 || departments.some((department) => department.isAdmin === 1)),
    )
}

/**
 * Refuses a sign-in with one factor. A right password alone sends the code (60133 with the mobile's `tail`), at most once
 * a minute and ten a day that nobody used; a right code alone stays good for the call with both (60134). A key stands for the code. The
 * caller has checked the password, and checks code and key afterwards.
 */
export function requireSecondFactor(context: BackendContext, mobile: string, credentials: Credentials): void {
  const { password, verificationCode } = credentials
  if (password && (verificationCode || isGiven(credentials))) return
  if (verificationCode) {
    if (checkCode(context, mobile, verificationCode)) fail(60134)
    return
  }
  if (!mobile) fail(60105)
  const last = newestCode(context.db, mobile)
  const isFresh = last && !last.spent && context.now - last.sentAt < resendAfter
  if (!isFresh) sendCode(context, mobile, true)
  fail(60133, { tail: mobile.slice(-4) })
}

const signInBy = (accountCode: string) => `sign-in:${accountCode.trim().toLowerCase()}`

/** The text that a key signs for a sign-in. It is given for every account alike, so that nobody learns which accounts there are. */
export function textToSignIn(context: BackendContext, accountCode: string): string {
  return giveTextToSign(context, signInBy(accountCode), { portal: siteName, account: accountCode.trim() })
}

/** Checks the key of a sign-in, where one was given (60136). The code that was sent meanwhile is used up, so that it counts no more. */
export async function checkKey(context: BackendContext, user: UserRow, credentials: Credentials): Promise<void> {
  if (!isGiven(credentials)) return
  await requireKeySignature(context, signInBy(credentials.accountCode), user, credentials)
  spendCode(context.db, user.userMobile ?? '')
}

/** Refuses a way of signing in that has one factor only, for an account that needs two (60135). */
export function refuseAdministrator(db: Database, userId: string | null): void {
  const user = db.users.get(userId ?? '')
  if (user && needsSecondFactor(db, user)) fail(60135)
}
