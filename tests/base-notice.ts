/** The notice of a base that nobody has bound, for the tests of binding bases. */
import type { Database } from '@mocks/db/database'
import type { BaseRow } from '@mocks/db/rows-bases'
import type { PersonaId } from '@mocks/personas'
import { personaUserId } from '@mocks/personas'
import type { BaseKind } from '@/work/kinds/base-kinds'
import type { EntryName } from '@/work/kinds/entry'

/** The persona of the demonstration who reports for a kind of base. */
export function reporterOf(db: Database, { permission }: BaseKind): PersonaId {
  const personas: readonly PersonaId[] = ['researcher', 'departmentAdministrator']
  const found = personas.find((id) => db.users.get(personaUserId(id))?.permissions.includes(permission))
  if (!found) throw new Error(`nobody reports with ${permission}`)
  return found
}

/** A base of a kind that is bound to no user. */
export function freeBase(db: Database, { id }: BaseKind): BaseRow {
  const found = db.bases.where({ kind: id }).find(({ personIds }) => personIds.length === 0)
  if (!found) throw new Error(`every ${id} is bound`)
  return found
}

/** The contents of a base's notice, one per field of its entry form. */
export function noticeOf(db: Database, base: BaseRow): Readonly<Record<Exclude<EntryName, 'year'>, string>> {
  const unit = db.units.get(base.unitId)?.unitName ?? ''
  return {
    baseName: base.name,
    hostUnit: unit,
    projectNumber: base.number,
    projectName: base.name,
    undertakingUnit: unit,
    projectLeader: base.leaderName,
    checkCode: base.checkCode,
  }
}

/** Puts a code as sent to a person's mobile, and answers it. */
export function sendCodeTo(db: Database, persona: PersonaId): string {
  const target = db.users.get(personaUserId(persona))?.userMobile ?? ''
  const code = '246810'
  const id = `sent-${target}`
  if (db.verificationCodes.get(id)) db.verificationCodes.remove(id)
  db.verificationCodes.insert({ id, target, code, sentAt: Date.now(), tries: 0, spent: false })
  return code
}
