import { permission } from '@/api/permission'
import { askForToken, enterWith, type SignInResult, signInOrigin, type TokenResult } from '@/session/sign-in'
import { SignInByCodeDocument } from './graphql/sign-in.permission.generated'

/** Signs in by mobile and the code sent to it, and saves the token. Never rejects: what went wrong is in the result. */
export function signInByCode(mobile: string, verificationCode: string): Promise<SignInResult> {
  return enterWith(tokenByCode(mobile, verificationCode))
}

/** The token that a code gives, for nobody to use yet. Never rejects. */
export function tokenByCode(mobile: string, verificationCode: string): Promise<TokenResult> {
  const account = { ...signInOrigin(), accountCode: mobile, verificationCode }
  return askForToken(permission.name, 'SignInByCode', async () => {
    return (await permission.mutate(SignInByCodeDocument, { account })).login
  })
}
