/** Gets a token by mobile and code without signing in yet, for the sign-in dialog over a page. */
import { permission } from '@/api/permission'
import { askForToken, type SecondFactor, signInOrigin, type TokenResult } from '@/session/sign-in'
import { SignInByCodeDocument } from './graphql/sign-in.permission.generated'

/** The token that a code gives, for nobody to use yet. Never rejects. */
export function tokenByCode(mobile: string, verificationCode: string, second: SecondFactor = {}): Promise<TokenResult> {
  const account = { ...signInOrigin(), accountCode: mobile, verificationCode, ...second }
  return askForToken(permission.name, 'SignInByCode', async () => {
    return (await permission.mutate(SignInByCodeDocument, { account })).login
  })
}
