/** Finds the nominee of an award and who may act for them; for nominations and their notices. */

import { isRecord } from '@/lib/collections/record'
import type { FormValues } from '@/smartform/schema/values'
import { nominationKinds } from '@/work/kinds/nomination'
import type { BackendContext } from '../../context'
import type { UnitRow, UserRow } from '../../db/rows'
import type { WorkRow } from '../../db/rows-work'
import { plain } from '../../sign-in/plain'
import { approvedMemberships } from '../unit/memberships'

type Values = Readonly<Partial<FormValues>>

const plainText = (value: unknown) => (typeof value === 'string' ? plain(value) : '')

/** The certificate number in a form's answer. */
const numberIn = (value: unknown) => plainText(isRecord(value) ? value.number : value)

/** Whether a form nominates a unit, not a person. */
export const isUnit = (values: Values) => values.nomineeKind === 'UNIT'

/** The nominee's name, as typed. */
export function nomineeName(values: Values): string {
  const parts = values.familyName === undefined ? [values.nomineeName] : [values.givenNames, values.familyName]
  return parts
    .filter((part): part is string => typeof part === 'string')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}

/**
 * Keys that identify a nominee, independent of width, spaces and case: certificate, mobile, or name with unit; a unit
 * by its name or credit code.
 */
function identitiesOf(values: Values): string[] {
  const name = plainText(nomineeName(values))
  if (isUnit(values)) return named({ unit: name, credit: plainText(values.creditCode) })
  const unit = plainText(values.nomineeUnit)
  return named({
    person: name && unit && `${name}|${unit}`,
    mobile: plainText(values.nomineeMobile),
    certificate: numberIn(values.certificate ?? values.passport),
  })
}

/** The same keys for a user with an account, with each of their units. */
function identitiesOfUser({ db }: Pick<BackendContext, 'db'>, user: UserRow): string[] {
  const units = approvedMemberships(db, user.id).map(({ unitId }) => db.units.get(unitId)?.unitName ?? '')
  const names = [user.userFullname, user.userEnglishname ?? ''].map(plainText).filter(Boolean)
  return [
    ...named({ mobile: plainText(user.userMobile), certificate: plainText(user.userCertificate) }),
    ...names.flatMap((name) => units.map((unit) => `person:${name}|${plainText(unit)}`)),
  ]
}

const named = (found: Readonly<Record<string, string>>) =>
  Object.entries(found).flatMap(([kind, value]) => (value === '' ? [] : [`${kind}:${value}`]))

/** The keys of a registered unit. */
const unitKeys = (unit: UnitRow | undefined) =>
  named({ unit: plainText(unit?.unitName), credit: plainText(unit?.unitUniformSocialCredit) })

const meets = (some: readonly string[], others: readonly string[]) => some.some((text) => others.includes(text))

const emailOf = (value: unknown) => named({ email: plainText(value) })

/**
 * Whether a user is the nominee: one of the keys above matches, or the e-mail address that the letter was sent to. For a
 * unit, its contact and every approved member. One matching key suffices: a mistyped number cannot be corrected once
 * nominating has closed, and must not keep the nominee from filing.
 */
export function isNominee({ db }: Pick<BackendContext, 'db'>, nomination: WorkRow, user: UserRow): boolean {
  const values = db.contents.get(nomination.id)?.values ?? {}
  const { nomineeEmail, contactEmail, contactMobile } = values
  const contacts = isUnit(values)
    ? [...emailOf(contactEmail), ...named({ mobile: plainText(contactMobile) })]
    : emailOf(nomineeEmail)
  const units = approvedMemberships(db, user.id).flatMap(({ unitId }) => unitKeys(db.units.get(unitId)))
  const own = [...identitiesOfUser({ db }, user), ...emailOf(user.userEmail), ...(isUnit(values) ? units : [])]
  return meets([...identitiesOf(values), ...contacts], own)
}

/** Whether the nominee is the nominator: the person, or the unit they nominate for. */
export function isSelf(
  context: Pick<BackendContext, 'db'>,
  values: Values,
  nominator: { person: UserRow; unitId: string; asUnit: boolean },
): boolean {
  const ownUnit = unitKeys(context.db.units.get(nominator.unitId))
  const own = identitiesOf(values)
  return meets(own, identitiesOfUser(context, nominator.person)) || (nominator.asUnit && meets(own, ownUnit))
}

/** The other nominations of a year. */
export function nominationsOf({ db }: Pick<BackendContext, 'db'>, year: unknown, except?: string): WorkRow[] {
  return nominationKinds
    .flatMap((kind) => db.works.where({ kind }))
    .filter(({ id, facts }) => id !== except && facts.year === year)
}

/** Whether a nomination names the same person or unit as these answers. */
export function isOfSame({ db }: Pick<BackendContext, 'db'>, nomination: WorkRow, values: Values): boolean {
  return meets(identitiesOf(db.contents.get(nomination.id)?.values ?? {}), identitiesOf(values))
}
