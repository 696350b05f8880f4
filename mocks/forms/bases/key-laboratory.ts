import { firstForm } from './first-form'

export const keyLaboratoryForm = firstForm('key-laboratory', '重点实验室年度检查')
