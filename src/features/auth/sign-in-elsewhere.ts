/** Signs in through other directories: the commission's, the unified authentication, and OAuth for other systems. */
import { authentication } from '@/api/authentication'
import { permission } from '@/api/permission'
import {
  askForToken,
  enterWith,
  type PasswordCredentials,
  type SignInResult,
  signInOrigin,
  type TokenResult,
} from '@/session/sign-in'
import { AuthorizeAppDocument, SignInForClientDocument } from './graphql/sign-in-elsewhere.permission.generated'
import { AdLoginDocument, UnifiedLoginDocument } from './graphql/unified.authentication.generated'
import { withSecondFactor } from './second-factor'

/** Sign-in with an account of the commission's directory (adminlogin). */
export function signInByDirectory({ accountCode, password }: PasswordCredentials): Promise<SignInResult> {
  const loginInput = { ...signInOrigin(), accountCode: accountCode.trim(), password, loginType: 'admin' }
  return enterWith(
    withSecondFactor(loginInput.accountCode, (second) =>
      askForToken(authentication.name, 'AdLogin', async () => {
        return (await authentication.mutate(AdLoginDocument, { loginInput: { ...loginInput, ...second } })).adLogin
      }),
    ),
  )
}

/**
 * Sign-in through the unified authentication: `userLogin` for people (newlogin), `businessLogin` for units and offices.
 */
export function signInUnified(
  type: 'userLogin' | 'businessLogin',
  credentials: { accountCode: string; password?: string; verificationCode?: string },
): Promise<SignInResult> {
  return enterWith(
    withSecondFactor(credentials.accountCode, (second) =>
      askForToken(authentication.name, 'UnifiedLogin', async () => {
        const loginInput = { ...signInOrigin(), ...credentials, ...second }
        return (await authentication.mutate(UnifiedLoginDocument, { loginInput, type })).login
      }),
    ),
  )
}

/** Signs in for another system; the token is its code. Nobody is signed in to this portal. */
export function signInForClient(
  { accountCode, password }: PasswordCredentials,
  redirectUrl: string,
): Promise<TokenResult> {
  const account = { ...signInOrigin(), accountCode, password, redirectUrl }
  return withSecondFactor(accountCode, (second) =>
    askForToken(permission.name, 'SignInForClient', async () => {
      return (await permission.mutate(SignInForClientDocument, { account: { ...account, ...second } })).userLogin
    }),
  )
}

/** The same for a person who is signed in here. */
export function authorizeClient(redirectUrl: string): Promise<TokenResult> {
  return askForToken(permission.name, 'AuthorizeApp', async () => {
    return (await permission.mutate(AuthorizeAppDocument, { redirectUrl })).authorizeApp
  })
}
