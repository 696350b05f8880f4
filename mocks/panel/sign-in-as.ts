/** Signs a persona in through the real call and stores the token in the cookie, for the persona buttons of the demo panel. */
import Cookies from 'js-cookie'
import { cookiePath, fullAddress } from '@/lib/routing/base-path'
import type { Backend } from '../backend'
import type { DemoPersona } from '../personas'
import { sentCode } from '../sent-code'

const document = `mutation LoginByPassword($account: AccountInput!) {
  loginByPassword(account: $account) { success token message }
}`

interface Answer {
  data?: { loginByPassword?: { token: string | null; message: string } | null }
  errors?: { message: string; extensions: { code: number } }[]
}

/**
 * Signs in through the real call, as the sign-in page does, and stores the token in the portal's cookie
 * (`portal_token`, 7 days). Rejects with the server's message.
 */
export async function signInAs(persona: DemoPersona, backend: Backend): Promise<void> {
  const first = await askForToken(persona)
  // An administrator: the code is on the panel's own telephone.
  const isCodeMissing = first.errors?.[0]?.extensions.code === 60133
  const answer = isCodeMissing ? await askForToken(persona, await sentCode(backend, persona)) : first
  const login = answer.data?.loginByPassword
  if (!login?.token) throw new Error(answer.errors?.[0]?.message ?? login?.message ?? '登录失败')
  const secure = window.location.protocol === 'https:'
  Cookies.set('portal_token', login.token, { expires: 7, path: cookiePath, sameSite: 'Strict', secure })
}

async function askForToken({ accountCode, password }: DemoPersona, verificationCode?: string): Promise<Answer> {
  const origin = import.meta.env.VITE_API_ORIGIN || fullAddress('')
  const response = await fetch(`${origin}/api/permission/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: document,
      variables: { account: { clientType: '1', accountCode, password, verificationCode, loginType: 'person' } },
    }),
  })
  return response.json()
}
