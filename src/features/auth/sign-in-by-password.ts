/** Signing in by password, with the second factor of administrators; used by every password form, the demo's personas and after registration. */

import { enterWith, type PasswordCredentials, type SignInResult, tokenByPassword } from '@/session/sign-in'
import { codeMissing, type TokenCall, withSecondFactor } from './second-factor'

/**
 * Signs in by password and saves the token. Never rejects; a failure is in the result.
 * @param readCode reads the code from the demonstration's own telephone; absent: the person types it
 */
export function signInByPassword(
  credentials: PasswordCredentials,
  readCode?: () => Promise<string>,
): Promise<SignInResult> {
  const call: TokenCall = (second) => tokenByPassword(credentials, second)
  if (!readCode) return enterWith(withSecondFactor(credentials.accountCode, call))
  return enterWith(
    call({}).then(async (first) =>
      first.ok || first.code !== codeMissing ? first : call({ verificationCode: await readCode() }),
    ),
  )
}
