/** The registry of all kinds of work, in all versions; screens and the embedded backend look a kind up here. */

import type { WorkKind } from '../kind'
import { acceptance } from './acceptance'
import { administratorHandover } from './administrator-handover'
import { budgetAudit, projectAudit } from './audits'
import { awardObjection } from './award-objection'
import { awardPerson, awardUnit } from './award-part'
import { awardMaterial, awardReport } from './award-report'
import { baseReports } from './base-reports'
import { contractChange } from './contract-change'
import { declaration } from './declaration'
import { expertApplication, expertChange } from './expert-application'
import { foreignExpert, foreignExpertCheck } from './foreign-expert'
import { fundApplication, matching } from './matching'
import { memberPart } from './member-part'
import { membership } from './membership'
import { monthlyProgress, monthlyReport } from './monthly'
import { foreignNomination, nomination } from './nomination'
import { performance } from './performance'
import { review } from './review'
import { taskBook } from './task-book'
import { technicalEvaluation } from './technical-evaluation'
import { topicAcceptance, topicProgress, topicTask } from './topics'

/** All kinds of work, in the version that new items begin with, and former versions that still run. */
export const workKinds: readonly WorkKind[] = [
  declaration,
  expertApplication,
  expertChange,
  membership,
  administratorHandover,
  foreignExpert,
  foreignExpertCheck,
  matching,
  fundApplication,
  memberPart,
  taskBook,
  topicTask,
  topicProgress,
  topicAcceptance,
  contractChange,
  monthlyProgress,
  monthlyReport,
  acceptance,
  performance,
  technicalEvaluation,
  budgetAudit,
  projectAudit,
  nomination,
  foreignNomination,
  awardReport,
  awardMaterial,
  awardPerson,
  awardUnit,
  awardObjection,
  review,
  ...baseReports,
]

/** Descriptions by id, newest first. */
function byId(kinds: readonly WorkKind[]): ReadonlyMap<string, readonly WorkKind[]> {
  const found = new Map<string, WorkKind[]>()
  for (const kind of kinds) found.set(kind.id, [...(found.get(kind.id) ?? []), kind])
  for (const versions of found.values()) versions.sort((a, b) => b.version - a.version)
  return found
}

let known = byId(workKinds)
let published: readonly WorkKind[] = []

/** Registers versions published later, as the embedded backend stores them. */
export function registerPublished(kinds: readonly WorkKind[]): void {
  if (kinds.length === published.length && kinds.every((kind, index) => kind === published[index])) return
  published = kinds
  known = byId([...workKinds, ...kinds])
}

/** The description of a kind: the given version, or the one that new items begin with; undefined for none. */
export function findKind(id: string, version?: number): WorkKind | undefined {
  const versions = known.get(id)
  return version === undefined ? versions?.[0] : versions?.find((kind) => kind.version === version)
}

/** The kinds that share a waiting list with a kind. */
export function kindsListedWith(id: string): string[] {
  const waiting = findKind(id)?.addresses.waiting
  const others = workKinds.filter(
    (kind) => kind.id !== id && waiting !== undefined && kind.addresses.waiting === waiting,
  )
  return [...new Set([id, ...others.map((kind) => kind.id)])]
}
