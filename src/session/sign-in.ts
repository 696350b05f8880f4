import './network'
import type { EndpointName } from '@/api/endpoint-names'
import { codeFailure } from '@/api/errors/classify'
import { announce, failureOf, TransportFailure, textInPlace } from '@/api/errors/failure'
import { type FieldSubject, subjectOfCode } from '@/api/errors/field-of-code'
import { permission } from '@/api/permission'
import { currentToken } from '@/api/transport'
import { claimKeptQuery, keptSystem } from '@/lib/kept-query'
import { LoginByPasswordDocument } from './graphql/session.permission.generated'
import { resetSession } from './load-session'
import { saveToken } from './token'

export interface PasswordCredentials {
  /** User name or mobile. */
  accountCode: string
  password: string
}

/** What came of signing in; `message` is for the person, `subject` what the code concerns. Said at its place, and nowhere else. */
export type SignInResult = { ok: true } | { ok: false; code: number | null; subject?: FieldSubject; message: string }

/** What came of asking for a token. */
export type TokenResult = { ok: true; token: string } | Extract<SignInResult, { ok: false }>

/** What every kind of sign-in answers. */
interface LoginAnswer {
  success: boolean
  token: string | null
  code: number
}

/**
 * What each sign-in says of where it comes from: the portal is one kind of client among the backend's, always this one
 * (specification, section 3), and `sys` is the system whose link the person followed here, where there was one.
 */
export function signInOrigin(): { clientType: string; sys?: string } {
  const sys = keptSystem()
  return { clientType: '1', ...(sys && { sys }) }
}

/** Saves a token that any of the ways in has given, and forgets whoever was here before. */
export async function enter(token: string): Promise<void> {
  // First, so that what is still under way for the former login sees that it is over.
  saveToken(token)
  claimKeptQuery()
  await resetSession()
}

/** Signs in by password and saves the token. Never rejects: what went wrong is in the result. */
export function signInByPassword(credentials: PasswordCredentials): Promise<SignInResult> {
  return enterWith(tokenByPassword(credentials))
}

/** The token that a password gives, for nobody to use yet. Never rejects: what went wrong is in the result. */
export function tokenByPassword({ accountCode, password }: PasswordCredentials): Promise<TokenResult> {
  const account = { ...signInOrigin(), accountCode, password, loginType: 'person' }
  return askForToken(permission.name, 'LoginByPassword', async () => {
    return (await permission.mutate(LoginByPasswordDocument, { account })).loginByPassword
  })
}

/** Signs in with the token that is being asked for. Never rejects. */
export async function enterWith(asked: Promise<TokenResult>): Promise<SignInResult> {
  const result = await asked
  if (!result.ok) return result
  await enter(result.token)
  return { ok: true }
}

/** Makes a call that answers a token, or a refusal as data, which the error link does not see: announced here as any other. */
export async function askForToken(
  endpoint: EndpointName,
  operation: string,
  call: () => Promise<LoginAnswer>,
): Promise<TokenResult> {
  const sentWith = currentToken()
  try {
    const { success, token, code } = await call()
    if (success && token) return { ok: true, token }
    const failure = codeFailure(code, {}, { endpoint, operation, status: 200, sentWith })
    announce(failure)
    throw new TransportFailure(failure)
  } catch (error) {
    const { code } = failureOf(error)
    return { ok: false, code, subject: subjectOfCode(code), message: textInPlace(error) }
  }
}
