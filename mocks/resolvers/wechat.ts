/** Resolvers about WeChat: the address to scan, signing in by it, and binding it to an account. */

import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { WechatAccountRow } from '../db/rows'
import { fail } from '../fail'
import { refuseAdministrator } from '../second-factor'
import { openSession } from '../sessions'
import { makeAccount } from '../sign-in/new-account'
import { readTicket } from '../sign-in/tickets'
import { requireCode } from '../verification-codes'
import type { Resolvers } from './wechat.generated'

const waiting = 10 * 60_000

function accountWaiting({ db, now }: BackendContext, redisKey: string): WechatAccountRow {
  const account = db.wechatAccounts.where({ redisKey })[0]
  return account && account.redisKeyExpiresAt > now ? account : fail(601003)
}

function bind(context: BackendContext, account: WechatAccountRow, userId: string) {
  context.db.wechatAccounts.update(account.id, { userId, redisKey: null })
  return { token: openSession(context, userId), redisKey: null }
}

/**
 * WeChat's code identifies a WeChat account. In the embedded backend it is the account's name, so the code `wx-lisi`
 * always means the same person. A code without the prefix `wx-` is invalid.
 */
export const resolvers: Resolvers = {
  Query: {
    wechatScanUrl(_root, { redirectUrl, state }) {
      // The portal's folder is the part of the path before its own page, /user/wxlogin.
      const url = new URL('../api/simulated/wechat', redirectUrl)
      url.searchParams.set('redirect_uri', redirectUrl)
      if (state) url.searchParams.set('state', state)
      return url.href
    },
  },
  Mutation: {
    wechatLogin(_root, { code }, context) {
      const { db, now } = context
      const ticket = readTicket(code, 'wx-', now)
      if (!ticket || ticket.late) return fail(601001)
      const { account: id } = ticket
      const account =
        db.wechatAccounts.get(id) ??
        db.wechatAccounts.insert({ id, userId: null, redisKey: null, redisKeyExpiresAt: 0, lastCode: null })
      if (code !== id && account.lastCode === code) fail(601001)
      db.wechatAccounts.update(id, { lastCode: code })
      refuseAdministrator(db, account.userId)
      if (account.userId !== null) return { token: openSession(context, account.userId), redisKey: null }
      const redisKey = newId('wechat')
      db.wechatAccounts.update(id, { redisKey, redisKeyExpiresAt: now + waiting })
      return { token: null, redisKey }
    },
    bindWechat(_root, { mobile, validateCode, redisKey }, context) {
      const account = accountWaiting(context, redisKey)
      const user = context.db.users.where({ userMobile: mobile })[0] ?? fail(60101)
      refuseAdministrator(context.db, user.id)
      if (context.db.wechatAccounts.where({ userId: user.id }).length > 0) fail(601004)
      requireCode(context, mobile, validateCode)
      return bind(context, account, user.id)
    },
    registerWechat(_root, { input, redisKey }, context) {
      const account = accountWaiting(context, redisKey)
      return bind(context, account, makeAccount(context, input).id)
    },
  },
}
