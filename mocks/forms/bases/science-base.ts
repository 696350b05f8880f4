import { firstForm } from './first-form'

export const scienceBaseForm = firstForm('science-base', '科学基地年度检查')
