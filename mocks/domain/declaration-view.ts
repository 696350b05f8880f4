import { type DeclarationState, declarationDue, declarationStates, openActions } from '@/lib/work/declaration'
import { byDueDate } from '@/lib/work/due'
import type { BackendContext } from '../context'
import type { UserRow } from '../db/rows'
import type { DeclarationRow, GuideRow } from '../db/rows-work'
import { fail } from '../fail'
import type { Declaration, DeclarationFilter } from '../resolvers/program.generated'
import { guideView } from './guide-view'
import { type ReviewRights, rolesIn } from './roles'

/** The guide of a declaration; 60346 where somebody removed it. */
export function guideOf({ db }: BackendContext, { guideId }: Pick<DeclarationRow, 'guideId'>): GuideRow {
  return db.guides.get(guideId) ?? fail(60346)
}

function unitName({ db }: BackendContext, { unitId }: DeclarationRow): string {
  return db.units.get(unitId)?.unitName ?? '—'
}

function creatorName({ db }: BackendContext, { creatorId }: DeclarationRow): string {
  return db.users.get(creatorId)?.userFullname ?? '—'
}

/** Who has it now, in words. */
export function holderName(context: BackendContext, declaration: DeclarationRow): string {
  switch (declarationStates[declaration.state].holder) {
    case 'creator':
      return creatorName(context, declaration)
    case 'unit':
      return unitName(context, declaration)
    case 'department':
      return guideOf(context, declaration).department
    case 'commission':
      return '市科学技术委员会'
    default:
      return '已办结'
  }
}

/** A declaration as the contract gives it to one person. */
export function declarationView(
  context: BackendContext,
  declaration: DeclarationRow,
  caller: UserRow,
  rights: ReviewRights,
): Declaration {
  return {
    ...declaration,
    guide: guideView(guideOf(context, declaration), context.now),
    dueAt: declarationDue(declaration.state, guideOf(context, declaration)),
    unitName: unitName(context, declaration),
    creatorName: creatorName(context, declaration),
    heldBy: holderName(context, declaration),
    actions: openActions(declaration.state, rolesIn(rights, caller, declaration)),
  }
}

/** The declarations that fit: those in the states that wait for who asks first, by their date; then the last changed. */
export function filterDeclarations(
  context: BackendContext,
  declarations: readonly DeclarationRow[],
  filter: DeclarationFilter,
  waits: readonly DeclarationState[] = [],
): DeclarationRow[] {
  const keyword = filter.keyword?.trim().toLowerCase() ?? ''
  const states = filter.states ?? []
  const due = (one: DeclarationRow) =>
    waits.includes(one.state) ? declarationDue(one.state, guideOf(context, one)) : null
  return declarations
    .filter((one) => states.length === 0 || states.includes(one.state))
    .filter((one) => filter.year == null || guideOf(context, one).year === filter.year)
    .filter((one) => `${one.name ?? ''} ${one.number ?? ''}`.toLowerCase().includes(keyword))
    .toSorted((a, b) => byDueDate(due)(a, b) || b.modifiedAt - a.modifiedAt)
}
