/** Binds a person to a base by the values of its notice; for the innovation resolvers. */

import type { BaseKind } from '@/work/kinds/base-kinds'
import type { EntryName } from '@/work/kinds/entry'
import type { BackendContext } from '../context'
import type { BaseRow } from '../db/rows-bases'
import {
  baseYear,
  bindPerson,
  currentYear,
  periodRefusal,
  reportOfYear,
  requireBaseKind,
  requireReporter,
} from '../domain/platforms/bases'
import { fail } from '../fail'
import type { BaseBinding, BaseEntryInput } from '../resolvers/innovation.generated'
import { checkCode } from '../verification-codes'
import { plain, plainName } from './plain'

/** A base's values for the fields of an entry form. */
const factOf: Readonly<Record<Exclude<EntryName, 'year'>, (context: BackendContext, base: BaseRow) => string>> = {
  baseName: (_context, { name }) => name,
  hostUnit: ({ db }, { unitId }) => db.units.get(unitId)?.unitName ?? '',
  projectNumber: (_context, { number }) => number,
  projectName: (_context, { name }) => name,
  undertakingUnit: ({ db }, { unitId }) => db.units.get(unitId)?.unitName ?? '',
  projectLeader: (_context, { leaderName }) => leaderName,
  checkCode: (_context, base) => base.checkCode,
}

type Typed = Readonly<Partial<Record<EntryName, string | number | null>>>

/** The base in question: from the address, otherwise from the first field that identifies a base. */
function baseMeant(context: BackendContext, kind: BaseKind, baseId: string | null, typed: Typed): BaseRow {
  const { db } = context
  if (baseId !== null) {
    const base = db.bases.get(baseId)
    return base?.kind === kind.id ? base : fail(603008)
  }
  const [first] = kind.entry.parts.filter(({ name }) => name !== 'year')
  if (!first || first.name === 'year') return fail(603008)
  const { name, codes } = first
  const typedName = plainName(String(typed[name] ?? ''))
  const fitting = db.bases.where((base) => plainName(factOf[name](context, base)) === typedName)
  const base = fitting.find((base) => base.kind === kind.id)
  if (base) return base
  // For an existing base of another kind, the form has its own code where it can show one.
  return fail(fitting.length > 0 && kind.entry.others.includes(603201) ? 603201 : (codes[0] ?? 603008))
}

/**
 * Binds a person to a base with the values of its notice. Each mismatch has the code of the kind's description
 * (specification, section 8); the conditions have theirs: 60345, 60347, 603412, 603009, 603207.
 */
export function bindBase(context: BackendContext, kindId: string, input: BaseEntryInput): BaseBinding {
  const kind = requireBaseKind(kindId)
  const { entry } = kind
  const caller = requireReporter(context, kind)
  const { baseId = null, verificationCode, ...typed } = input
  const base = baseMeant(context, kind, baseId, typed)
  for (const { name, codes, fact } of entry.parts) {
    if (name === 'year' || (fact && baseId !== null)) continue
    if (plainName(String(typed[name] ?? '')) !== plainName(factOf[name](context, base))) fail(codes[0] ?? 603008)
  }
  const year = typed.year ?? currentYear(context, kindId)?.year ?? 0
  const period = baseYear(context, kindId, year)
  const refusal = periodRefusal(context, period)
  if (refusal) fail(refusal.code, refusal.facts)
  const work = reportOfYear(context, base, year) ?? fail(603009)
  if (base.disabled) fail(603207)
  if (!checkCode(context, caller.userMobile ?? '', plain(verificationCode))) fail(entry.wrongMobileCode)
  bindPerson(context, base, caller.id)
  return { baseId: base.id, workId: work.id, year, state: work.state }
}
