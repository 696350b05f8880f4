import { authentication } from '@/api/authentication'
import { codeFailure } from '@/api/errors/classify'
import { announce, failureText, TransportFailure } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { enter, type PasswordCredentials, type SignInResult } from '@/session/sign-in'
import { type Attempt, attempt, type Refusal } from './attempt'
import { AdLoginDocument, UnifiedLoginDocument } from './graphql/unified.authentication.generated'
import { AuthorizeAppDocument, SignInForClientDocument } from './graphql/ways-in.permission.generated'

const clientType = '1'

/** What every kind of sign-in answers. */
interface LoginAnswer {
  success: boolean
  token: string | null
  code: number
}

/** These calls answer a refusal as data, which the error link does not see: announced here as any other. */
function tokenOf(answer: LoginAnswer, endpoint: 'authentication' | 'permission', operation: string): Attempt<string> {
  if (answer.success && answer.token) return { ok: true, data: answer.token }
  const failure = codeFailure(answer.code, {}, { endpoint, operation, status: 200 })
  announce(failure)
  return { ok: false, code: failure.code, message: failureText(new TransportFailure(failure)) }
}

async function enterWith(call: () => Promise<LoginAnswer>, operation: string): Promise<SignInResult> {
  const answer = await attempt(call)
  const token = answer.ok ? tokenOf(answer.data, 'authentication', operation) : answer
  if (!token.ok) return token
  await enter(token.data)
  return { ok: true }
}

/** With an account of the commission's directory (adminlogin). */
export function signInByDirectory({ accountCode, password }: PasswordCredentials): Promise<SignInResult> {
  const loginInput = { clientType, accountCode: accountCode.trim(), password, loginType: 'admin' }
  return enterWith(async () => (await authentication.mutate(AdLoginDocument, { loginInput })).adLogin, 'AdLogin')
}

/** Through the unified authentication: `userLogin` for people (newlogin), `businessLogin` for units and offices. */
export function signInUnified(
  type: 'userLogin' | 'businessLogin',
  credentials: { accountCode: string; password?: string; verificationCode?: string },
): Promise<SignInResult> {
  const loginInput = { clientType, ...credentials }
  return enterWith(
    async () => (await authentication.mutate(UnifiedLoginDocument, { loginInput, type })).login,
    'UnifiedLogin',
  )
}

/** Signs in for another system; answers the code that it gets. Nobody is signed in here by it. */
export async function signInForClient(
  { accountCode, password }: PasswordCredentials,
  redirectUrl: string,
): Promise<Attempt<string>> {
  const account = { clientType, accountCode, password, redirectUrl }
  return codeFor(
    async () => (await permission.mutate(SignInForClientDocument, { account })).userLogin,
    'SignInForClient',
  )
}

/** The same for who is signed in here already. */
export function authorizeClient(redirectUrl: string): Promise<Attempt<string>> {
  return codeFor(
    async () => (await permission.mutate(AuthorizeAppDocument, { redirectUrl })).authorizeApp,
    'AuthorizeApp',
  )
}

async function codeFor(
  call: () => Promise<LoginAnswer>,
  operation: string,
): Promise<{ ok: true; data: string } | Refusal> {
  const answer = await attempt(call)
  return answer.ok ? tokenOf(answer.data, 'permission', operation) : answer
}
