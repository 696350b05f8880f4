/** What publishing a form's draft does to the answers of running contents; for the forms' workshop. */

import { formatDay } from '@/lib/time/beijing-time'
import { countAffected } from '@/smartform/authoring/count-affected'
import { gradeChanges } from '@/smartform/authoring/grade-changes'
import type { ChangeGrade } from '@/smartform/authoring/graded-change'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { rolesFor } from '@/work/open-actions'
import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import type { FormEffect, FormEffectGrade, FormEffectWork } from '../../resolvers/smartform.generated'
import { titleOf } from '../../work/title'
import { addressIn } from '../../work/view'
import { kindOf, viewerRolesOf } from '../../work/viewer-roles'
import { baseOf, isNewForm, requireForm } from './form-draft'
import { isRunning } from './form-list'

/** Contents listed with a change. */
const mostListed = 200

const grades: Readonly<Record<ChangeGrade, FormEffectGrade>> = {
  harmless: 'HARMLESS',
  asksMore: 'ASKS_MORE',
  movesAnswers: 'MOVES_ANSWERS',
  dropsAnswers: 'DROPS_ANSWERS',
}

/** The changes of a draft, the gravest first, each with the running contents it touches (contract: `formEffects`). */
export function formEffects(context: BackendContext, formId: string): FormEffect[] {
  requireForm(context, formId)
  const { db, now } = context
  const draft = db.formDrafts.get(formId) ?? fail(60438)
  if (isNewForm(draft)) return []
  const before = baseOf(draft)
  const changes = gradeChanges(before, draft.source)
  const running = db.contents.where({ formId }).filter((content) => isRunning(context, content))
  const forms = [parseDefinition(before), parseDefinition(draft.source)] as const
  const affected = countAffected(changes, ...forms, running, formatDay(now))
  const idsOf = new Map(affected.map(({ change, contentIds }) => [change.id, contentIds]))
  const pageOf = readingPage(context)
  return changes.map(({ id, grade, text, place }) => {
    const contentIds = idsOf.get(id) ?? []
    return {
      ...{ id, text, grade: grades[grade], count: contentIds.length },
      field: place.of === 'field' || place.of === 'column' ? place.id : null,
      works: contentIds.slice(0, mostListed).flatMap((contentId) => affectedWork(context, contentId, pageOf) ?? []),
    }
  })
}

function affectedWork(
  { db }: BackendContext,
  id: string,
  pageOf: (work: WorkRow) => string | null,
): FormEffectWork | null {
  const work = db.works.get(id)
  if (!work) return null
  const { kind, number, state, unitId } = work
  const unitName = db.units.get(unitId)?.unitName ?? null
  return { id, kind, number, state, title: titleOf(work), unitName, address: pageOf(work) }
}

/** The page on which the caller reads a work item: where they decide it or fill it in, or as it was submitted; null without sight of it. */
function readingPage(context: BackendContext): (work: WorkRow) => string | null {
  const viewerRolesIn = viewerRolesOf(context, requireCaller(context))
  return (work) => {
    const kind = kindOf(work)
    const [role] = rolesFor(kind, work.state, 'VIEW', viewerRolesIn(work))
    if (role === undefined) return null
    const { overview, review = overview, read = review, commission = review } = kind.addresses
    const fills = role === 'creator' || role === 'member' || work.formId === null
    return addressIn(context, work, fills ? overview : role === 'commission' ? commission : read)
  }
}
