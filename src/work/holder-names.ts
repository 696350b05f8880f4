/** Names of a work item's holders in the interface language. */
import { t } from '@/lib/i18n/i18n'
import { commissionName } from '@/lib/site/site'
import { factsOf } from './facts'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import { stateOf, targetsOf, type WorkRole } from './kind'
import { findKind } from './kinds/all'

/** The holder's name for each role, as far as the row knows it, in the interface language; for the timeline. */
export function holderNames(work: WorkRowFragment): Readonly<Partial<Record<WorkRole, string | null>>> {
  const { nominator, nominee } = factsOf(work) as { nominator?: string; nominee?: string }
  return {
    creator: work.creatorName,
    unit: work.unitName,
    department: work.department,
    commission: t(commissionName),
    nominator,
    nominee,
  }
}

/** The holder after submitting, for the note before it; without a unit, the one the unit would pass it to. */
export function nextHolder(work: WorkRowFragment): string {
  const kind = findKind(work.kind, work.kindVersion)
  const state = kind && stateOf(kind, work.state)
  if (!kind || !state) return work.unitName
  const roles = targetsOf(state, 'SUBMIT').flatMap((name) => stateOf(kind, name)?.holder ?? [])
  const [holder] = roles.filter((role) => role !== 'unit' || work.unitId !== '').map((role) => holderNames(work)[role])
  return holder ?? work.unitName
}
