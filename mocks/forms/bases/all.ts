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

/** What each kind of base reports a year on; the id of a form is that of its kind. */
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

/** What the seeds answer on forms with questions no other kind has, instead of `inventedReport`. */
export const ownAnswers: Readonly<Record<string, (about: YearOfBase) => FormValues>> = {
  'achievement-transformation': transformationAnswers,
}
