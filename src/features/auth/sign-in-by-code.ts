import '@/session/network'
import { codeFailure } from '@/api/errors/classify'
import { announce, failureOf, failureText, TransportFailure } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { enter, type SignInResult, type TokenResult } from '@/session/sign-in'
import { SignInByCodeDocument } from './graphql/sign-in.permission.generated'

/** Signs in by mobile and the code sent to it, and saves the token. Never rejects: what went wrong is in the result. */
export async function signInByCode(mobile: string, verificationCode: string): Promise<SignInResult> {
  const result = await tokenByCode(mobile, verificationCode)
  if (!result.ok) return result
  await enter(result.token)
  return { ok: true }
}

/** The token that a code gives, for nobody to use yet. Never rejects. */
export async function tokenByCode(mobile: string, verificationCode: string): Promise<TokenResult> {
  try {
    const { login } = await permission.mutate(SignInByCodeDocument, {
      account: { clientType: '1', accountCode: mobile, verificationCode },
    })
    if (!login.success || !login.token) {
      // The refusal comes as data, which the error link does not see.
      const failure = codeFailure(login.code, {}, { endpoint: permission.name, operation: 'SignInByCode', status: 200 })
      announce(failure)
      throw new TransportFailure(failure)
    }
    return { ok: true, token: login.token }
  } catch (error) {
    return { ok: false, code: failureOf(error).code, message: failureText(error) }
  }
}
