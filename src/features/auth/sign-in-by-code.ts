/** Signs in by mobile and code, for `CodeForm.tsx`; loaded when the form is sent. */
import { enterWith, type SignInResult } from '@/session/sign-in'
import { withSecondFactor } from './second-factor'
import { tokenByCode } from './token-by-code'

/**
 * Signs in by mobile and the code sent to it, and saves the token. Never rejects: what went wrong is in the result. The sign-in screen
 * imports this file when the form is sent; the shell imports `token-by-code.ts` statically, so that signing in again over a page needs no file of the server.
 */
export function signInByCode(mobile: string, verificationCode: string): Promise<SignInResult> {
  return enterWith(withSecondFactor(mobile, (second) => tokenByCode(mobile, verificationCode, second)))
}
