/** Collects the form definitions of awards for `definitions.ts`. */

import type { FormSource } from '@/smartform/schema/definition'
import { awardObjectionForm } from './award-objection'
import { awardReportForm } from './award-report'
import { foreignNomineeForm } from './foreign-nominee'
import { foreignReportForm } from './foreign-report'
import { formalExaminationForm } from './formal-examination'
import { nominationForm } from './nomination'

export const awardForms: readonly FormSource[] = [
  nominationForm,
  foreignNomineeForm,
  awardReportForm,
  foreignReportForm,
  formalExaminationForm,
  awardObjectionForm,
]
