/** The calls of signing in with WeChat: address of the QR code, sign-in by code, binding or creating an account. */

import { wechat } from '@/api/wechat'
import { enter } from '@/session/sign-in'
import { type Attempt, attempt } from './attempt'
import type { BindCalls, NewAccount } from './bind-calls'
import {
  BindWechatDocument,
  RegisterWechatDocument,
  WechatLoginDocument,
  WechatScanUrlDocument,
} from './graphql/wechat.wechat.generated'

/** The portal is a web client of the open platform (specification, section 3 "WeChat register input"). */
const fixed = { clientType: '1', platform: 'OPEN' } as const

/** The URL of the QR code page; it returns to `redirectUrl`. */
export function wechatScanUrl(redirectUrl: string, state: string): Promise<Attempt<string>> {
  return attempt(
    async () =>
      (await wechat.query(WechatScanUrlDocument, { redirectUrl, state }, { fetchPolicy: 'no-cache' })).wechatScanUrl,
  )
}

/** Signs in with WeChat's code; returns the redisKey for binding, or null when signed in. */
export function wechatLogin(code: string): Promise<Attempt<string | null>> {
  return attempt(async () => {
    const { token, redisKey } = (await wechat.mutate(WechatLoginDocument, { ...fixed, code })).wechatLogin
    if (token) await enter(token)
    return token ? null : redisKey
  })
}

/** Binds the WeChat account of a redisKey to an existing account, or creates one. */
export function wechatBinding(redisKey: string): BindCalls {
  return {
    bind: (mobile, validateCode) =>
      attempt(async () => {
        const variables = { ...fixed, redisKey, mobile, validateCode }
        await enterWith((await wechat.mutate(BindWechatDocument, variables)).bindWechat.token)
      }),
    register: (input: NewAccount) =>
      attempt(async () => {
        const variables = { ...fixed, redisKey, input }
        await enterWith((await wechat.mutate(RegisterWechatDocument, variables)).registerWechat.token)
      }),
  }
}

async function enterWith(token: string | null): Promise<void> {
  if (!token) throw new Error('WeChat binding answered no token')
  await enter(token)
}
