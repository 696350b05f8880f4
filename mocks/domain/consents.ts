/**
 * Separate consents to sensitive personal data: given, withdrawn, required before data is saved; for the profile,
 * real-name certification and form contents.
 */

import { consentVersion } from '@/lib/personal-data/register'
import type { FormNode } from '@/smartform/schema/nodes'
import { consentedFields } from '@/smartform/schema/personal-kinds'
import { type BackendContext, requireCaller } from '../context'
import type { Database } from '../db/database'
import { newId } from '../db/new-id'
import type { UserRow } from '../db/rows'
import { fail } from '../fail'
import type { Consent, ConsentKind } from '../resolvers/permission.generated'

const of = (db: Database, userId: string, kind: ConsentKind) =>
  db.consents.where({ userId, kind }).sort((a, b) => b.givenAt - a.givenAt)[0]

/** Why data of a kind is refused without the person's consent in force: 60364 bank account, 60367 scan of a certificate; null with it. */
function missingConsent(db: Database, userId: string, kind: ConsentKind): number | null {
  const last = of(db, userId, kind)
  if (last && last.withdrawnAt === null) return null
  return kind === 'BANK_ACCOUNT' ? 60364 : 60367
}

/** Refuses data of a kind without the person's consent in force, with the code of `missingConsent`. */
export function requireConsent(db: Database, userId: string, kind: ConsentKind): void {
  const code = missingConsent(db, userId, kind)
  if (code !== null) fail(code)
}

const kinds = { bankAccount: 'BANK_ACCOUNT', certificateScan: 'CERTIFICATE_SCAN' } as const

/** The fields of a form that the caller has not consented to, with the code of each: their own data of a sensitive kind. */
export function fieldsWithoutConsent(db: Database, userId: string, form: FormNode): ReadonlyMap<string, number> {
  const fields = form.pages.flatMap(({ sections }) => sections).flatMap(consentedFields)
  return new Map(
    fields.flatMap(([id, kind]) => {
      const code = missingConsent(db, userId, kinds[kind])
      return code === null ? [] : [[id, code] as const]
    }),
  )
}

/** The latest consent of each kind. */
export function consentsOf(context: BackendContext): Consent[] {
  const { id } = requireCaller(context)
  return (['BANK_ACCOUNT', 'CERTIFICATE_SCAN'] as const).flatMap((kind) => of(context.db, id, kind) ?? [])
}

/** Records a consent to the text in force; one that stands is answered again. */
export function giveConsent(context: BackendContext, kind: ConsentKind, textVersion: string): Consent {
  const { id: userId } = requireCaller(context)
  if (textVersion !== consentVersion) fail(60365)
  const last = of(context.db, userId, kind)
  if (last && last.withdrawnAt === null && last.textVersion === textVersion) return last
  return context.db.consents.insert({
    ...{ id: newId('consent'), userId, kind, textVersion },
    givenAt: context.now,
    withdrawnAt: null,
  })
}

/** What a withdrawal removes from the profile. */
const covered: Readonly<Record<ConsentKind, Partial<UserRow>>> = {
  BANK_ACCOUNT: { userBankAccount: null, userBankName: null, userSubBankName: null },
  CERTIFICATE_SCAN: { identityCard: null },
}

/** Withdraws a consent and removes what it covers from the profile. */
export function withdrawConsent(context: BackendContext, kind: ConsentKind): boolean {
  const { id } = requireCaller(context)
  const last = of(context.db, id, kind)
  if (!last || last.withdrawnAt !== null) return false
  context.db.consents.update(last.id, { withdrawnAt: context.now })
  context.db.users.update(id, covered[kind])
  return true
}
