/** Addresses of the pages of foreign-expert projects. */
import { generatePath } from 'react-router-dom'

/** The addresses of foreign-expert projects (specification, section 2). */
export const foreignExpertPatterns = {
  entry: 'expertProject',
  entryOf: 'expertProject/:id',
  list: 'foreignExpert/list',
  work: 'foreignExpert/list/:contentId',
  filed: 'foreignExpert/list/:contentId/filed',
  form: 'foreignExpert/list/:contentId/:formId/:pageId',
  selectUnit: 'foreignExpert/selectUnit',
} as const

/** The address for binding a project; with an id, that project. */
export const expertProjectPath = (id?: string) =>
  id === undefined ? `/${foreignExpertPatterns.entry}` : generatePath(`/${foreignExpertPatterns.entryOf}`, { id })
export const foreignExpertsPath = () => `/${foreignExpertPatterns.list}`
export const foreignExpertPath = (contentId: string) => generatePath(`/${foreignExpertPatterns.work}`, { contentId })
