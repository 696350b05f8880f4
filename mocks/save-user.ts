/** Validates and saves the fields of a person's profile, for `saveUser`: omitted fields stay, those of a verified person too. */

import { mayAdminister } from './administration'
import { type BackendContext, requireCaller } from './context'
import type { Database } from './db/database'
import type { FileReference, UserRow } from './db/rows'
import { requireConsent } from './domain/consents'
import { fail } from './fail'
import { requireCertificateNumber } from './real-name'
import type { UserInput } from './resolvers/permission.generated'

/**
 * Refuses invalid values, and a mobile or e-mail that differs from the saved one: these change only with their codes.
 */
function check(db: Database, user: UserRow, input: UserInput): void {
  const { userMobile = user.userMobile, userEmail = user.userEmail, userCertificate } = input
  if (userMobile !== user.userMobile || userEmail !== user.userEmail) fail(60104)
  if (userCertificate && userCertificate !== user.userCertificate)
    requireCertificateNumber(db, input.userCertificatetype ?? user.userCertificatetype, userCertificate)
  const bank = ['userBankAccount', 'userBankName', 'userSubBankName'] as const
  if (bank.some((field) => input[field] && input[field] !== user[field])) requireConsent(db, user.id, 'BANK_ACCOUNT')
  if (input.userIdentityCardUrl && input.userIdentityCardUrl !== user.identityCard?.key)
    requireConsent(db, user.id, 'CERTIFICATE_SCAN')
}

/** The stored file of a name and URL pair: unchanged when neither is given, removed when the URL is empty. */
function pair(name: string | null | undefined, url: string | null | undefined, before: FileReference | null) {
  if (url === undefined) return before
  return url ? { name: name ?? url, key: url } : null
}

/**
 * Saves the profile fields of an input; omitted fields stay. A real-name verified person's name and certificate stay
 * unchanged (specification, section 4).
 */
export function saveUser(context: BackendContext, input: UserInput, id: string | null): string {
  const caller = requireCaller(context)
  const user = context.db.users.get(id ?? caller.id) ?? fail(60101)
  if (!mayAdminister(context, caller, user.id)) fail(60154)
  check(context.db, user, input)
  const {
    isAcademician,
    academicianInput,
    userIdentityCardName,
    userIdentityCardUrl,
    userDoctoralSupervisorName,
    userDoctoralSupervisorUrl,
    userTitleName,
    userTitleUrl,
    userSex,
    isSupervisor,
    userFullname,
    ...plain
  } = input
  const verified = user.isCertification === 1
  const academician =
    isAcademician === 0
      ? []
      : academicianInput?.map(({ academicianType, academicianDept = null, academicianDate = null }) => ({
          academicianType,
          academicianDept,
          academicianDate,
        }))
  context.db.users.update(user.id, {
    ...plain,
    userSex: userSex ?? user.userSex,
    isSupervisor: isSupervisor ?? user.isSupervisor,
    userFullname: userFullname ?? user.userFullname,
    ...(verified && { userFullname: user.userFullname }),
    // A person certified by the one-stop service has no certificate here yet, and may add one.
    ...(verified &&
      user.userCertificate !== null && {
        userCertificate: user.userCertificate,
        userCertificatetype: user.userCertificatetype,
      }),
    ...(academician && { academician }),
    identityCard: pair(userIdentityCardName, userIdentityCardUrl, user.identityCard),
    doctoralSupervisor: pair(userDoctoralSupervisorName, userDoctoralSupervisorUrl, user.doctoralSupervisor),
    title: pair(userTitleName, userTitleUrl, user.title),
  })
  return user.id
}
