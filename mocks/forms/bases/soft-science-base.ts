import { firstForm } from './first-form'

export const softScienceBaseForm = firstForm('soft-science-base', '软科学研究基地年度检查')
