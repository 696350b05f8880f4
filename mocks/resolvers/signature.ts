import { type BackendContext, requireCaller } from '../context'
import type { SignatureRow } from '../db/rows'
import { fail } from '../fail'
import type { Resolvers } from './signature.generated'

function present({ db }: BackendContext, row: SignatureRow) {
  const { id, contentId, party, signerId, signedAt } = row
  return { id, contentId, party, signerName: db.users.get(signerId)?.userFullname ?? '', signedAt }
}

function inOrder({ db }: BackendContext, contentId: string): SignatureRow[] {
  return db.signatures.where({ contentId }).sort((one, other) => one.order - other.order)
}

export const resolvers: Resolvers = {
  Query: {
    contractSignatures(_root, { contentId }, context) {
      const caller = requireCaller(context)
      const rows = inOrder(context, contentId)
      if (!rows.some((one) => one.signerId === caller.id)) fail(60154)
      return rows.map((row) => present(context, row))
    },
  },
  Mutation: {
    signContract(_root, { signatureId }, context) {
      const caller = requireCaller(context)
      const row = context.db.signatures.get(signatureId)
      if (row?.signerId !== caller.id) return fail(60154)
      const earlier = inOrder(context, row.contentId).filter((one) => one.order < row.order)
      if (row.signedAt !== null || earlier.some((one) => one.signedAt === null)) fail(603003)
      return present(context, context.db.signatures.update(signatureId, { signedAt: context.now }))
    },
  },
}
