/** All annual report forms of bases, one per kind of base (基地), with seed answers for questions that no other kind has; for `definitions.ts` and seeds. */
import type { FormSource } from '@/smartform/schema/definition'
import type { FormValues } from '@/smartform/schema/values'
import { achievementTransformationForm } from './achievement-transformation'
import { engineeringCenterForm } from './engineering-center'
import { keyLaboratoryForm } from './key-laboratory'
import { newInstitutionForm } from './new-institution'
import { scienceBaseForm, scienceBaseForm1 } from './science-base'
import { softScienceBaseForm } from './soft-science-base'
import { technicalPlatformForm } from './technical-platform'
import { transformationAnswers, type YearOfBase } from './transformation-answers'
import { youthWorkstationForm } from './youth-workstation'

/** The annual report form of each base kind; a form's id is its kind's id. */
export const baseForms: readonly FormSource[] = [
  scienceBaseForm1,
  scienceBaseForm,
  achievementTransformationForm,
  newInstitutionForm,
  engineeringCenterForm,
  youthWorkstationForm,
  softScienceBaseForm,
  technicalPlatformForm,
  keyLaboratoryForm,
]

/** Seed answers for forms with questions that no other kind has, instead of `inventedReport`. */
export const ownAnswers: Readonly<Record<string, (about: YearOfBase) => FormValues>> = {
  'achievement-transformation': transformationAnswers,
}
