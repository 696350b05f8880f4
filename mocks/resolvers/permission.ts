import { mayAdminister } from '../administration'
import { requireCaller } from '../context'
import { newId } from '../db/new-id'
import { fail } from '../fail'
import { logIn } from '../login'
import { menuOf } from '../menu-groups'
import { saveUser } from '../save-user'
import { closeSession } from '../sessions'
import { membershipView, userView } from '../user-view'
import type { Resolvers } from './permission.generated'

/** Where another system may want a person back: over https, or on this machine. */
function isAllowedRedirect(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

export const resolvers: Resolvers = {
  Query: {
    user(_root, { userId }, context) {
      const caller = requireCaller(context)
      const user = context.db.users.get(userId ?? caller.id) ?? fail(60101)
      if (!mayAdminister(context, caller, user.id)) fail(60154)
      return userView(context.db, user)
    },
    userUnits(_root, { applyStatus }, context) {
      const { db } = context
      return db.memberships
        .where({ userId: requireCaller(context).id })
        .filter((one) => {
          if (applyStatus === null || applyStatus === undefined) return true
          return applyStatus === 0 ? one.applyStatus === 0 || one.applyStatus === 2 : one.applyStatus === applyStatus
        })
        .sort((one, other) => other.isDefault - one.isDefault)
        .flatMap((row) => membershipView(db, row))
    },
    logout(_root, _args, { db, token }) {
      if (token) closeSession(db, token)
      return { code: 200 }
    },
    menuSystem(_root, _args, context) {
      const caller = requireCaller(context)
      const roles = context.db.memberships.where({ userId: caller.id }).flatMap((one) => one.roleCodes)
      return menuOf(caller, roles.includes('department_admin') && !roles.includes('unit_admin'))
    },
  },
  Mutation: {
    login: (_root, { account }, context) => logIn(context, account),
    loginByPassword: (_root, { account }, context) => logIn(context, { ...account, verificationCode: null }),
    userLogin(_root, { account }, context) {
      if (account.redirectUrl && !isAllowedRedirect(account.redirectUrl)) fail(60159)
      return logIn(context, account)
    },
    saveUser: (_root, { user, id }, context) => ({ id: saveUser(context, user, id ?? null) }),
    userUnitBind(_root, { unitId, unitName }, context) {
      const caller = requireCaller(context)
      const { db } = context
      if (db.units.get(unitId)?.unitName !== unitName) return false
      const known = db.memberships.where({ userId: caller.id, unitId })[0]
      if (known && known.applyStatus !== 3) fail(60305)
      if (known) db.memberships.update(known.id, { applyStatus: 1 })
      else {
        const isDefault = db.memberships.where({ userId: caller.id }).length === 0 ? 1 : 0
        const request = { isAdmin: 0, applyStatus: 1, isDefault, roleCodes: ['member'], departments: [] }
        db.memberships.insert({ id: newId('membership'), userId: caller.id, unitId, ...request })
      }
      return true
    },
  },
}
