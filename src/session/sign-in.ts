import './network'
import { codeFailure } from '@/api/errors/classify'
import { announce, failureOf, failureText, TransportFailure } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { LoginByPasswordDocument } from './graphql/session.permission.generated'
import { resetSession } from './load-session'
import { saveToken } from './token'

export interface PasswordCredentials {
  /** User name or mobile. */
  accountCode: string
  password: string
}

/** What came of signing in; `message` is for the person. The failure is announced already. */
export type SignInResult = { ok: true } | { ok: false; code: number | null; message: string }

/** The portal is one kind of client among the backend's; it is always this one (specification, section 3). */
const clientType = '1'

/** Saves a token that any of the ways in has given, and forgets whoever was here before. */
export async function enter(token: string): Promise<void> {
  await resetSession()
  saveToken(token)
}

/** What came of asking for a token. */
export type TokenResult = { ok: true; token: string } | Extract<SignInResult, { ok: false }>

/** Signs in by password and saves the token. Never rejects: what went wrong is in the result. */
export async function signInByPassword(credentials: PasswordCredentials): Promise<SignInResult> {
  const result = await tokenByPassword(credentials)
  if (!result.ok) return result
  await enter(result.token)
  return { ok: true }
}

/** The token that a password gives, for nobody to use yet. Never rejects: what went wrong is in the result. */
export async function tokenByPassword({ accountCode, password }: PasswordCredentials): Promise<TokenResult> {
  try {
    const { loginByPassword } = await permission.mutate(LoginByPasswordDocument, {
      account: { clientType, accountCode, password, loginType: 'person' },
    })
    const { success, token, code } = loginByPassword
    if (success && token) return { ok: true, token }
    // The answer carries the refusal as data, which the error link does not see.
    const origin = { endpoint: permission.name, operation: 'LoginByPassword', status: 200 }
    const failure = codeFailure(code, {}, origin)
    announce(failure)
    return refusal(new TransportFailure(failure))
  } catch (error) {
    return refusal(error)
  }
}

function refusal(error: unknown): Extract<SignInResult, { ok: false }> {
  return { ok: false, code: failureOf(error).code, message: failureText(error) }
}
