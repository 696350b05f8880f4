/** All form definitions of the embedded backend, by id and version. */

import type { FormSource } from '@/smartform/schema/definition'
import { awardForms } from './awards/all'
import { baseForms } from './bases/all'
import { expertApplicationForm } from './experts/expert-application'
import { filingForms } from './filings'
import { expertCheckForm } from './foreign/expert-check'
import { expertProjectForm } from './foreign/expert-project'
import { fundApplicationForm } from './matching/fund-application'
import { nationalMatchingForm } from './matching/national-matching'
import { projectDeclaration } from './project-declaration'
import { acceptanceForm } from './projects/acceptance'
import { budgetAuditForm, projectAuditForm } from './projects/audits'
import { contractChangeForm } from './projects/contract-change'
import { monthlyProgressForm, monthlyReportForm } from './projects/monthly'
import { performanceForm } from './projects/performance'
import { taskBookForm } from './projects/task-book'
import { technicalEvaluationForm } from './projects/technical-evaluation'
import { technicalEvaluationForm2 } from './projects/technical-evaluation-2'
import { topicForms } from './projects/topics'
import { isInForce, publishedVersions } from './published'
import { reviewForms } from './reviews/all'
import { kindsSample } from './sample/kinds-sample'
import { softScienceDeclaration } from './soft-science-declaration'
import { softScienceDeclaration2 } from './soft-science-declaration-2'

/** The declaration forms of guides. */
export const declarationForms: readonly FormSource[] = [
  projectDeclaration,
  softScienceDeclaration,
  softScienceDeclaration2,
]

/** Every version of every form that people submit; without the sample form. */
export const definitions: readonly FormSource[] = [
  ...declarationForms,
  taskBookForm,
  ...topicForms,
  contractChangeForm,
  acceptanceForm,
  performanceForm,
  technicalEvaluationForm,
  technicalEvaluationForm2,
  monthlyProgressForm,
  monthlyReportForm,
  budgetAuditForm,
  projectAuditForm,
  ...baseForms,
  ...awardForms,
  nationalMatchingForm,
  fundApplicationForm,
  expertProjectForm,
  expertCheckForm,
  expertApplicationForm,
  ...reviewForms,
]

/** All definitions, with the sample. */
export const allDefinitions: readonly FormSource[] = [...definitions, ...filingForms, kindsSample]

/** Whether a form is only for trying out: its guide and contents are in no list, but open by their address. */
export function isSample(formId: string): boolean {
  return formId === kindsSample.id
}

/**
 * The definition in the given version, also one that was taken back; default: the newest in force for contents of the
 * unit, or for everybody. Undefined for an unknown one.
 */
export function findDefinition(formId: string, version?: number | null, unitId?: string): FormSource | undefined {
  const shipped = allDefinitions.filter(({ id }) => id === formId)
  const published = publishedVersions(formId)
  const eligible = version == null ? published.filter((row) => isInForce(row, unitId)) : published
  const versions = [...shipped, ...eligible.map(({ source }) => source)].toSorted((a, b) => b.version - a.version)
  return version == null ? versions[0] : versions.find((each) => each.version === version)
}
