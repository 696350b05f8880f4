/** Real-name certification: compares name, certificate, mobile and bank account with an invented register, and returns the level reached. */

import { timestampOfDay } from '@/lib/time/iso-day'
import { isCertificateNumber, isCertificateType, residentId } from '@/lib/validation/certificate'
import { nationalIdFacts, plainCertificate } from '@/lib/validation/national-id'
import { type BackendContext, requireCaller } from './context'
import type { Database } from './db/database'
import { newId } from './db/new-id'
import type { UserRow } from './db/rows'
import { bankAccount, idNumber } from './db/seeds/check-digits'
import { requireConsent } from './domain/consents'
import { day } from './domain/durations'
import { fail } from './fail'
import type { RealNameInput } from './resolvers/permission.generated'
import { requireCode } from './verification-codes'

/** Number of failures per day after which no further comparison is made. */
const allowedFailures = 5

/** A person's data in the registers of certificates, mobiles and banks. */
export interface RegisteredPerson {
  name: string
  certificate: string
  mobile: string
  bankAccount: string
}

/** The demo persona without certification: 林晓岚, the new user. */
export const uncertifiedPerson: RegisteredPerson = {
  name: '林晓岚',
  certificate: idNumber('310104', '19940612', 348),
  mobile: '13800001002',
  bankAccount: bankAccount('622202100100100099'),
}

function registered({ db }: BackendContext, certificate: string): RegisteredPerson | undefined {
  if (certificate === uncertifiedPerson.certificate) return uncertifiedPerson
  const user = db.users.where({ userCertificate: certificate, isCertification: 1 })[0]
  return (
    user && {
      name: user.userFullname,
      certificate,
      mobile: user.userMobile ?? '',
      bankAccount: user.userBankAccount ?? '',
    }
  )
}

/** Code of a certificate type, by the entry's id. */
function kindOf(db: Database, typeId: string | null | undefined): string | undefined {
  return typeId ? db.dictionaries.get(typeId)?.code : undefined
}

/** Checks a certificate number by its type: 60114 ID card, 60115 officer card, 60116 passport. */
export function requireCertificateNumber(db: Database, typeId: string | null | undefined, number: string): void {
  const type = kindOf(db, typeId)
  if (!isCertificateType(type) || isCertificateNumber(type, plainCertificate(number))) return
  fail(type === '114' ? 60115 : type === '414' ? 60116 : 60114)
}

/**
 * The refusal code of a comparison; null when all data belong to one person. For an unregistered person only an ID card
 * is accepted unchecked.
 */
function mismatch(context: BackendContext, caller: UserRow, input: RealNameInput, certificate: string): number | null {
  if (caller.isCertification === 1 && input.userFullname !== caller.userFullname) return 60180
  const person = registered(context, certificate)
  if (!person) return kindOf(context.db, input.userCertificatetype) === residentId ? null : 60155
  if (person.name !== input.userFullname) return 60141
  if (person.mobile !== input.userMobile) return 60142
  // No account is known of who reached the intermediate level without one: there is nothing to compare with.
  const { bankAccount } = person
  return input.userBankAccount && bankAccount && bankAccount !== input.userBankAccount ? 60143 : null
}

/**
 * Certifies the caller and returns the level reached. A failed comparison counts; after five a day certification is
 * blocked for 24 hours.
 */
export function certifyRealName(context: BackendContext, input: RealNameInput): number {
  const caller = requireCaller(context)
  const { db, now } = context
  const failures = db.identityFailures.where((failure) => failure.userId === caller.id && failure.at > now - day)
  const last = Math.max(0, ...failures.map((failure) => failure.at))
  if (failures.length >= allowedFailures) fail(60354, { unlockAt: last + day })
  const certificate = plainCertificate(input.userCertificate)
  requireCertificateNumber(db, input.userCertificatetype, certificate)
  // Repeating the same certificate only leads to the advanced level.
  const continues = caller.userGrade === 2 && !!input.userBankAccount
  if (caller.userGrade >= 2 && caller.userCertificate === certificate && !continues) fail(60187)
  if (input.userBankAccount) requireConsent(db, caller.id, 'BANK_ACCOUNT')
  requireCode(context, input.userMobile, input.verificationCode)
  const taken = db.users.where({ userCertificate: certificate, isCertification: 1 })
  if (taken.some((user) => user.id !== caller.id)) fail(60119)
  const refusal = mismatch(context, caller, input, certificate)
  if (refusal !== null) {
    db.identityFailures.insert({ id: newId('identity'), userId: caller.id, at: now })
    if (failures.length + 1 >= allowedFailures) fail(60354, { unlockAt: now + day })
    fail(refusal)
  }
  const userGrade = input.userBankAccount ? 3 : 2
  const facts = kindOf(db, input.userCertificatetype) === residentId ? nationalIdFacts(certificate) : null
  db.users.update(caller.id, {
    isCertification: 1,
    userGrade: Math.max(userGrade, caller.userGrade),
    userFullname: input.userFullname,
    userCertificatetype: input.userCertificatetype,
    userCertificate: certificate,
    ...(facts?.birthday && { userBirthday: timestampOfDay(facts.birthday), userSex: facts.sex }),
    ...(input.userBankAccount && { userBankAccount: input.userBankAccount }),
  })
  return Math.max(userGrade, caller.userGrade)
}
