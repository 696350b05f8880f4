/** Resolvers of the endpoint `signature`. Nobody of the demonstration holds a key, so signing with one is not offered; whoever has one is answered. */

import { giveTextToSign, requireKeySignature } from '../certificate-key/key-signature'
import { type BackendContext, requireCaller } from '../context'
import type { SignatureRow } from '../db/rows'
import { fail } from '../fail'
import { requireCode } from '../verification-codes'
import { takeStep } from '../work/steps'
import { requireWork } from '../work/viewer-roles'
import type { Resolvers } from './signature.generated'

function present({ db }: BackendContext, row: SignatureRow) {
  const { id, contentId, party, signerId, signedAt } = row
  return { id, contentId, party, signerId, signerName: db.users.get(signerId)?.userFullname ?? '', signedAt }
}

function inOrder({ db }: BackendContext, contentId: string): SignatureRow[] {
  return db.signatures.where({ contentId }).sort((signature, other) => signature.order - other.order)
}

/** The signature if it is the caller's to give now: 60154, 603003 (`waitsFor`), 603223. */
function requireTurn(context: BackendContext, signatureId: string): SignatureRow {
  const caller = requireCaller(context)
  const row = context.db.signatures.get(signatureId)
  if (row?.signerId !== caller.id) return fail(60154)
  const earlier = inOrder(context, row.contentId).find(
    (signature) => signature.order < row.order && signature.signedAt === null,
  )
  if (earlier) fail(603003, { waitsFor: earlier.party })
  if (row.signedAt !== null) fail(603223)
  return row
}

/** What a key's signature is good for: this signature under this revision of the paper. */
function contractToSign({ db }: BackendContext, { id, contentId }: SignatureRow) {
  const revision = db.contents.get(contentId)?.revision ?? 0
  return { purpose: `contract:${id}:${revision}`, revision }
}

/** Takes the step of the caller's signature, which was proved, and answers it. */
function sign(context: BackendContext, row: SignatureRow) {
  takeStep(context, row.contentId, 'SIGN', { verified: true })
  return present(context, context.db.signatures.get(row.id) ?? row)
}

export const resolvers: Resolvers = {
  Query: {
    contractSignatures(_root, { contentId }, context) {
      requireWork(context, contentId)
      return inOrder(context, contentId).map((row) => present(context, row))
    },
    signingMethods: (_root, _args, context) => requireCaller(context) && ['SMS_CODE'],
    textToSign(_root, { signatureId }, context) {
      const row = requireTurn(context, signatureId)
      const { contentId, party, signerId } = row
      const { purpose, revision } = contractToSign(context, row)
      return giveTextToSign(context, purpose, { contentId, revision, party, signerId })
    },
  },
  Mutation: {
    signContract(_root, { signatureId, verificationCode }, context) {
      const row = requireTurn(context, signatureId)
      requireCode(context, requireCaller(context).userMobile ?? '', verificationCode)
      return sign(context, row)
    },
    async signContractByKey(_root, { signatureId, ...given }, context) {
      const row = requireTurn(context, signatureId)
      await requireKeySignature(context, contractToSign(context, row).purpose, requireCaller(context), given)
      return sign(context, row)
    },
  },
}
