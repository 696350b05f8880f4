/** Texts that a certificate key signs, for a contract or a sign-in: given, good for ten minutes and once, checked. */

import type { BackendContext } from '../context'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import { fail } from '../fail'

/** How long a text can be signed, in milliseconds. */
const goodFor = 10 * 60_000

/** What a person hands in: certificate and signature, each in Base64. */
interface GivenSignature {
  certificate?: string | null
  keySignature?: string | null
}

/** Whether anything of a key was handed in. */
export const isGiven = ({ certificate, keySignature }: GivenSignature): boolean => Boolean(certificate || keySignature)

/**
 * A text to sign, another at every call.
 * @param purpose what its signature is good for, and for nothing else
 * @param facts what it names for the person who reads it on the key
 */
export function giveTextToSign(
  { db, now }: BackendContext,
  purpose: string,
  facts: Readonly<Record<string, unknown>>,
): string {
  for (const { id, givenAt } of db.textsToSign.all()) if (givenAt + goodFor < now) db.textsToSign.remove(id)
  const random = crypto.getRandomValues(new Uint8Array(16))
  const nonce = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = JSON.stringify({ ...facts, at: now, nonce })
  db.textsToSign.insert({ id: newId('text'), purpose, text, givenAt: now })
  return text
}

/**
 * Refuses with 60136 what does not prove that the signer has signed a text of this purpose: another's certificate, one that is not in
 * force, another text, one that has run out or was used. A text that was signed is used up.
 */
export async function requireKeySignature(
  { db, now }: BackendContext,
  purpose: string,
  { userFullname, userCertificate }: UserRow,
  { certificate, keySignature }: GivenSignature,
): Promise<void> {
  const { holderOf, isSignedBy } = await import('./certificate')
  const holder = holderOf(certificate ?? '', now)
  if (holder?.name !== userFullname || holder.idNumber !== userCertificate) return fail(60136)
  const signed = db.textsToSign
    .where({ purpose })
    .find(({ text, givenAt }) => givenAt + goodFor >= now && isSignedBy(holder.publicKey, text, keySignature ?? ''))
  if (!signed) return fail(60136)
  db.textsToSign.remove(signed.id)
}
