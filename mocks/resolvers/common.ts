/** Resolvers of the endpoint `common`: dictionaries, units by name, verification codes, upload tokens, and the one search. */

import { requireCaller } from '../context'
import type { Database } from '../db/database'
import { newId } from '../db/new-id'
import { keywordMatcher } from '../domain/keyword'
import { fail } from '../fail'
import { search } from '../search/search'
import { checkCode, requireCodeClient, sendCode } from '../verification-codes'
import type { DictionaryNode, Resolvers } from './common.generated'

/** Mainland mobile (specification, section 5): 11 digits, starting with 1 and then 3 to 9. */
const mobilePattern = /^1[3-9]\d{9}$/
const uploadTokenLife = 30 * 60_000

function treeBelow(db: Database, type: string, parentId: string | null): DictionaryNode[] {
  return db.dictionaries.where({ type, parentId }).map(({ id, code, name }) => {
    const children = treeBelow(db, type, id)
    return {
      id,
      dictionary_code: code,
      dictionary_name: name,
      dictionary_type: type,
      children: children.length > 0 ? children : null,
    }
  })
}

export const resolvers: Resolvers = {
  Query: {
    dictionaries(_root, { type, code, keyword, limit }, { db }) {
      const matches = keywordMatcher(keyword)
      const found = db.dictionaries
        .where({ type })
        .filter((dictionary) => (!code || dictionary.code === code) && matches([dictionary.name, dictionary.nameEn]))
      return limit ? found.slice(0, limit) : found
    },
    dictionaryTree: (_root, { type }, { db }) => treeBelow(db, type, null),
    allUnits(_root, { unitName, nums }, { db }) {
      const matches = keywordMatcher(unitName)
      return db.units.where((unit) => matches([unit.unitName, unit.unitEnglishName ?? ''])).slice(0, nums ?? 20)
    },
    search: (_root, args, context) => search(context, args),
    uploadToken(_root, { key, isPrivate, mimeType }, context) {
      const caller = requireCaller(context)
      // An existing key must not be overwritten, and nobody may guess another person's key.
      if (context.db.uploads.get(key)) fail(600)
      const uploadToken = newId('upload')
      context.db.uploads.insert({
        id: key,
        ownerId: caller.id,
        isPrivate,
        mimeType: mimeType ?? null,
        uploadToken,
        tokenExpiresAt: context.now + uploadTokenLife,
        file: null,
      })
      return { key, uploadToken }
    },
  },
  Mutation: {
    verifyVerificationCode(_root, { mobile, code, ...client }, context) {
      requireCodeClient(client)
      return checkCode(context, mobile, code)
    },
    sendVerificationCode(_root, { mobile, ...client }, context) {
      requireCodeClient(client)
      if (!mobilePattern.test(mobile)) fail(60111)
      sendCode(context, mobile)
      return true
    },
    sendVerificationCodeEmail(_root, { email }, context) {
      if (!email.includes('@')) fail(60113)
      sendCode(context, email)
      return true
    },
  },
}
