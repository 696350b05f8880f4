/** Requests of guests to rename a unit; for the permission resolvers. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import type { BackendContext } from '../context'
import type { UnitRenameRow } from '../db/rows-entry'
import { fail } from '../fail'
import type { UnitRenameInput } from '../resolvers/permission.generated'
import { requireCode } from '../verification-codes'
import { plain } from './plain'

function view({ id, ...row }: UnitRenameRow) {
  return { ...row, number: id }
}

export function unitRename({ db }: BackendContext, number: string, creditCode: string) {
  const row = db.unitRenames.get(plain(number))
  const unit = row && db.units.get(row.unitId)
  return row && unit?.unitUniformSocialCredit === plain(creditCode) ? view(row) : fail(60328)
}

export function requestUnitRename(context: BackendContext, input: UnitRenameInput) {
  const { db, now } = context
  const { unitId, contactMobile, validateCode } = input
  const unit = db.units.get(unitId)
  if (!unit || unit.unitUniformSocialCredit !== plain(input.creditCode)) return fail(60328)
  const newName = input.newName.trim()
  if (newName === '' || db.units.where({ unitName: newName }).length > 0) fail(60326)
  const pending = db.unitRenames.where({ unitId, state: 0 })[0]
  if (pending) fail(60327, { number: pending.id })
  if (!/^1[3-9]\d{9}$/.test(contactMobile)) fail(60111)
  requireCode(context, contactMobile, validateCode)
  const serial = String(db.unitRenames.all().length + 1).padStart(4, '0')
  return view(
    db.unitRenames.insert({
      id: `GM${yearInBeijing(now)}${serial}`,
      unitId,
      oldName: unit.unitName,
      newName,
      reason: input.reason.trim(),
      contactName: input.contactName.trim(),
      contactMobile,
      state: 0,
      opinion: null,
      createdAt: now,
    }),
  )
}
