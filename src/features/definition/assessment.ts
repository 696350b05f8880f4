/** The answers of the technology-enterprise self-assessment: type, visible questions, problems, payload; for form, draft and reading view. */

import type { UnitTechDefineNewInput } from '@/api/innovation/schema.generated'
import { t } from '@/lib/i18n/i18n'
import { isNonNegativeDecimal, isZeroOrPositiveInteger, plainNumber } from '@/lib/validation/number-formats'
import type { UploadedFile } from '@/ui/upload/upload-queue'
import { readFileList, writeFileList } from './file-list'
import type { TechDefinitionQuery } from './graphql/definition.innovation.generated'
import {
  type FigureField,
  type FilesField,
  type FitField,
  figureQuestions,
  filesFields,
  fitQuestions,
  noProperty,
  type ProofField,
  proofQuestions,
} from './questions'

export type TechDefinition = NonNullable<TechDefinitionQuery['getDefineTechUnitNew']>

/** The form values; numbers as typed, '' for none. */
export interface Assessment
  extends Record<FitField | ProofField | 'intellectualPropertyType', number | null>,
    Record<FigureField, string>,
    Record<FilesField, readonly UploadedFile[]> {
  committed: boolean
}

export type AssessmentField = keyof Assessment

const choiceFields = [
  ...fitQuestions.map(({ field }) => field),
  ...proofQuestions.map(({ field }) => field),
  'intellectualPropertyType' as const,
]
const figureFields = figureQuestions.map(({ field }) => field)

const each = <F extends string, V>(fields: readonly F[], value: (field: F) => V) =>
  Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<F, V>

/** The values of a record, or empty ones; the commitment is always given anew. */
export function assessmentOf(record: TechDefinition | null): Assessment {
  return {
    ...each(choiceFields, (field) => record?.[field] ?? null),
    ...each(figureFields, (field) => String(record?.[field] ?? '')),
    ...each(filesFields, (field) => readFileList(record?.[field]) ?? []),
    committed: false,
  }
}

/** Whether questions 9 to 13 are asked: only when 5 to 8 are all no (specification, section 4). */
export function asksFigures(answers: Assessment): boolean {
  return proofQuestions.every(({ field }) => answers[field] === 2)
}

/** Whether the attachment for intellectual property is required. */
export function asksPropertyFiles(answers: Assessment): boolean {
  const property = answers.intellectualPropertyType
  return asksFigures(answers) && property !== null && property !== noProperty
}

/** Maximum of each figure (specification, section 5 "Self-assessment"). */
const most = 999_999_999

const limits = {
  people: { fits: isZeroOrPositiveInteger, say: () => t('请输入 0 至 999999999 的整数') },
  money: {
    fits: (typed: string) => isNonNegativeDecimal(typed, 3),
    say: () => t('请输入 0 至 999999999 的数，最多 3 位小数'),
  },
} as const

/** Whether a field's files are required by the current answers. */
export function asksFiles(answers: Assessment, field: FilesField): boolean {
  const proof = proofQuestions.find(({ files }) => files === field)
  return proof ? answers[proof.field] === 1 : asksPropertyFiles(answers)
}

/** Normalises numbers: full-width digits, thousands separators and stray spaces are accepted. */
export function tidyAssessment(answers: Assessment): Assessment {
  return { ...answers, ...each(figureFields, (field) => plainNumber(answers[field])) }
}

/**
 * The problems by field, for tidied answers (specification, section 5 "Self-assessment"). Hidden questions are skipped.
 */
export function checkAssessment(answers: Assessment): Partial<Record<AssessmentField, string>> {
  const found: Partial<Record<AssessmentField, string>> = {}
  for (const { field } of [...fitQuestions, ...proofQuestions]) if (answers[field] === null) found[field] = t('请选择')
  for (const { field, files } of proofQuestions)
    if (answers[field] === 1 && answers[files].length === 0) found[files] = t('请上传证明材料')
  if (asksFigures(answers)) {
    for (const { field, kind } of figureQuestions) {
      const typed = answers[field]
      if (typed === '') found[field] = t('请输入')
      else if (!limits[kind].fits(typed) || Number(typed) > most) found[field] = limits[kind].say()
    }
    if (answers.intellectualPropertyType === null) found.intellectualPropertyType = t('请选择知识产权')
    if (asksPropertyFiles(answers) && answers.fileUrl.length === 0) found.fileUrl = t('请上传证明材料')
  }
  if (!answers.committed) found.committed = t('请勾选承诺')
  return found
}

/** The payload of valid answers; questions that are not asked are null. */
export function definitionInput(answers: Assessment, unitId: string, id: string | null): UnitTechDefineNewInput {
  const figures = asksFigures(answers)
  const choice = (field: FitField | ProofField) => answers[field] ?? 2
  const whole = (field: FigureField) => (figures ? Number(answers[field]) : null)
  const amount = (field: FigureField) => (figures ? answers[field] : null)
  const proof = (yes: boolean, files: FilesField) => (yes ? writeFileList(answers[files]) : null)
  return {
    ...(id !== null && { id }),
    unitId,
    ...each(
      fitQuestions.map(({ field }) => field),
      choice,
    ),
    ...each(
      proofQuestions.map(({ field }) => field),
      choice,
    ),
    qualificationUrl: proof(answers.qualification === 1, 'qualificationUrl'),
    researchUrl: proof(answers.researchInstitutions === 1, 'researchUrl'),
    awardsUrl: proof(answers.nationalAwards === 1, 'awardsUrl'),
    nationalUrl: proof(answers.nationalStandard === 1, 'nationalUrl'),
    workforce: whole('workforce'),
    scientificTechnicalPersonnel: whole('scientificTechnicalPersonnel'),
    salesRevenue: amount('salesRevenue'),
    developmentCosts: amount('developmentCosts'),
    costExpenditure: amount('costExpenditure'),
    intellectualPropertyType: figures ? answers.intellectualPropertyType : null,
    fileUrl: proof(asksPropertyFiles(answers), 'fileUrl'),
  }
}
