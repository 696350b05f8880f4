import { firstForm } from './first-form'

export const newInstitutionForm = firstForm('new-institution', '新型研发机构年度绩效')
