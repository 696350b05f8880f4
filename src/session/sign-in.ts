/** Gets a token by password, code or another way of signing in, and saves it as the login. */

import './network'
import type { EndpointName } from '@/api/endpoint-names'
import { codeFailure } from '@/api/errors/classify'
import { announce, failureOf, failureTextInPage, TransportFailure } from '@/api/errors/failure'
import { type FieldSubject, subjectOfCode } from '@/api/errors/field-of-code'
import { loadErrorTexts } from '@/api/errors/load-error-texts'
import { permission } from '@/api/permission'
import { currentToken } from '@/api/transport'
import { claimReturnQuery, savedSystem } from '@/lib/routing/return-address'
import { LoginByPasswordDocument } from './graphql/session.permission.generated'
import { noteSignIn } from './just-signed-in'
import { resetSession } from './load-session'
import { saveToken } from './token'

export interface PasswordCredentials {
  /** User name or mobile. */
  accountCode: string
  password: string
}

/**
 * The result of a sign-in. `message` is the text for the person, shown in place; `subject` is what the code concerns.
 */
export type SignInResult = { ok: true } | { ok: false; code: number | null; subject?: FieldSubject; message: string }

/** The result of requesting a token. */
export type TokenResult = { ok: true; token: string } | Extract<SignInResult, { ok: false }>

/** The response of every kind of sign-in. */
interface LoginAnswer {
  success: boolean
  token: string | null
  code: number
}

/**
 * Fields that every sign-in sends: the client type, always 1 (specification, section 3), and `sys`, the system whose
 * link the person followed.
 */
export function signInOrigin(): { clientType: string; sys?: string } {
  const sys = savedSystem()
  return { clientType: '1', ...(sys && { sys }) }
}

/** Saves a new token and clears everything of the previous login. */
export async function enter(token: string): Promise<void> {
  // First, so that requests of the previous login see that it is over.
  saveToken(token)
  noteSignIn()
  claimReturnQuery()
  await resetSession()
}

/** What a refused sign-in is repeated with: the code sent to the mobile (60133) or a key's signature in its place, or the password (60134). */
export interface SecondFactor {
  verificationCode?: string
  certificate?: string
  keySignature?: string
  password?: string
}

/** Requests a token by password without saving it. Never rejects; a failure is in the result. */
export function tokenByPassword(
  { accountCode, password }: PasswordCredentials,
  second: SecondFactor = {},
): Promise<TokenResult> {
  const account = { ...signInOrigin(), accountCode, password, loginType: 'person', ...second }
  return askForToken(permission.name, 'LoginByPassword', async () => {
    return (await permission.mutate(LoginByPasswordDocument, { account })).loginByPassword
  })
}

/** Signs in with a requested token. Never rejects. */
export async function enterWith(signInCall: Promise<TokenResult>): Promise<SignInResult> {
  const result = await signInCall
  if (!result.ok) return result
  await enter(result.token)
  return { ok: true }
}

/**
 * Runs a call that returns a token, or a refusal as data. The error link does not see such a refusal, so it is
 * announced here.
 */
export async function askForToken(
  endpoint: EndpointName,
  operation: string,
  call: () => Promise<LoginAnswer>,
): Promise<TokenResult> {
  const sentWith = currentToken()
  try {
    const { success, token, code } = await call()
    if (success && token) return { ok: true, token }
    await loadErrorTexts()
    const failure = codeFailure(code, {}, { endpoint, operation, status: 200, sentWith })
    announce(failure)
    throw new TransportFailure(failure)
  } catch (error) {
    const { code } = failureOf(error)
    return { ok: false, code, subject: subjectOfCode(code), message: failureTextInPage(error) }
  }
}
