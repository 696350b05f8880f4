import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WechatAccountRow } from '../db/rows'
import { blankPerson } from '../db/seeds/person'
import { fail } from '../fail'
import { openSession } from '../sessions'
import { spendCode } from '../verification-codes'
import type { Resolvers } from './wechat.generated'

const waiting = 10 * 60_000

function accountWaiting({ db, now }: BackendContext, redisKey: string): WechatAccountRow {
  const account = db.wechatAccounts.where({ redisKey })[0]
  return account && account.redisKeyExpiresAt > now ? account : fail(601003)
}

function bind(context: BackendContext, account: WechatAccountRow, userId: string) {
  if (context.db.wechatAccounts.where({ userId }).length > 0) fail(601004)
  context.db.wechatAccounts.update(account.id, { userId, redisKey: null })
  return { token: openSession(context.db, userId, context.now), redisKey: null }
}

/**
 * The code WeChat gives stands for a WeChat account: in the embedded backend the account of that name, so the code
 * `wx-lisi` is always the same person. A code that does not begin with `wx-` is one that WeChat never gave.
 */
export const resolvers: Resolvers = {
  Query: {
    wechatScanUrl(_root, { redirectUrl }) {
      const url = new URL(redirectUrl)
      url.searchParams.set('code', 'wx-demo')
      return url.href
    },
  },
  Mutation: {
    wechatLogin(_root, { code }, { db, now }) {
      if (!code.startsWith('wx-')) fail(601001)
      const account =
        db.wechatAccounts.get(code) ??
        db.wechatAccounts.insert({ id: code, userId: null, redisKey: null, redisKeyExpiresAt: 0 })
      if (account.userId !== null) return { token: openSession(db, account.userId, now), redisKey: null }
      const redisKey = newId('wechat')
      db.wechatAccounts.update(code, { redisKey, redisKeyExpiresAt: now + waiting })
      return { token: null, redisKey }
    },
    bindWechat(_root, { mobile, validateCode, redisKey }, context) {
      const account = accountWaiting(context, redisKey)
      const user = context.db.users.where({ userMobile: mobile })[0] ?? fail(60101)
      if (!spendCode(context, mobile, validateCode)) fail(60104)
      return bind(context, account, user.id)
    },
    registerWechat(_root, { input, redisKey }, context) {
      const { db } = context
      const account = accountWaiting(context, redisKey)
      const { userName, userFullname, userMobile, password, validateCode } = input
      if (db.users.where({ userMobile }).length > 0) fail(60109)
      if (db.users.where({ userName }).length > 0) fail(60122)
      if (!spendCode(context, userMobile, validateCode)) fail(60104)
      const user = db.users.insert({
        ...blankPerson({ id: newId('user'), userName, userFullname, userMobile }),
        password,
      })
      return bind(context, account, user.id)
    },
  },
}
