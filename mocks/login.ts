/** Signing in by password or code, with the lock after wrong passwords and the second factor of administrators. */

import { GraphQLError } from 'graphql'
import type { BackendContext } from './context'
import type { UserRow } from './db/rows'
import { fail, messageOf } from './fail'
import { checkKey, needsSecondFactor, requireSecondFactor } from './second-factor'
import { openSession } from './sessions'
import type { Credentials } from './sign-in/credentials'
import { requireCode } from './verification-codes'

/**
 * Number of consecutive wrong passwords that lock an account, and the lock's duration (specification, section 8:
 * 60132).
 */
const allowedTries = 5
const lockTime = 15 * 60_000

export interface LoginAnswer {
  success: boolean
  token: string | null
  code: number
  message: string
}

/** The account types that may use a kind of sign-in; a kind not listed is open to all. */
const userTypes: Readonly<Record<string, readonly number[]>> = { business: [2, 3, 4], admin: [3] }

/**
 * Signs in by password, or by a code sent to the account's mobile; administrators by both, where a certificate
 * key stands for the code. Refuses with 400 (clientType
 * is not "1"), 60101, 60102 (with `remaining` attempts), 60104, 60106, 60132 (with `unlockAt`), 60133 (a code is missing),
 * 60134 (the password is missing), 60136 (a key's signature that does not fit) and 60154.
 */
export async function logIn(context: BackendContext, credentials: Credentials): Promise<LoginAnswer> {
  const user = await checkLogin(context, credentials)
  return {
    success: true,
    token: openSession(context, user.id, credentials.sys),
    code: 200,
    message: '登录成功',
  }
}

/** Like `logIn`, without a session: returns the account. */
export async function checkLogin(context: BackendContext, credentials: Credentials): Promise<UserRow> {
  const { db, now } = context
  if (credentials.clientType !== '1') fail(403)
  const user = findAccount(context, credentials.accountCode.trim())
  if (!user) return fail(60101)
  if (user.lockedUntil !== null && user.lockedUntil > now) fail(60132, { unlockAt: user.lockedUntil })
  const { password, verificationCode } = credentials
  if ((typeof password === 'string' || !verificationCode) && user.password !== password) countFailure(context, user)
  const types = userTypes[credentials.loginType ?? '']
  if (types && !types.includes(user.userType)) fail(60154)
  if (needsSecondFactor(db, user)) requireSecondFactor(context, user.userMobile ?? '', credentials)
  if (verificationCode) requireCode(context, user.userMobile ?? '', verificationCode)
  await checkKey(context, user, credentials)
  return db.users.update(user.id, { failedLogins: 0, lockedUntil: null })
}

/** Like `logIn`, but returns a refusal instead of throwing. */
export async function logInAnswering(context: BackendContext, credentials: Credentials): Promise<LoginAnswer> {
  try {
    return await logIn(context, credentials)
  } catch (error) {
    const code = error instanceof GraphQLError ? Number(error.extensions.code) : 500
    return { success: false, token: null, code, message: messageOf(code) }
  }
}

function findAccount({ db }: BackendContext, accountCode: string): UserRow | undefined {
  const login = accountCode.toLowerCase()
  return db.users.where((user) => user.userName.toLowerCase() === login || user.userMobile === accountCode)[0]
}

function countFailure({ db, now }: BackendContext, user: UserRow): never {
  const failedLogins = user.failedLogins + 1
  if (failedLogins < allowedTries) {
    db.users.update(user.id, { failedLogins, lockedUntil: null })
    return fail(60102, { remaining: allowedTries - failedLogins })
  }
  const unlockAt = now + lockTime
  db.users.update(user.id, { failedLogins: 0, lockedUntil: unlockAt })
  return fail(60132, { unlockAt })
}
