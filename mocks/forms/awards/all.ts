import type { FormSource } from '@/smartform/schema/definition'
import { foreignNomineeForm } from './foreign-nominee'
import { nominationForm } from './nomination'

/** The forms of awards. */
export const awardForms: readonly FormSource[] = [nominationForm, foreignNomineeForm]
