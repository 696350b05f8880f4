/** Addresses of national projects and local matching. */
import { generatePath } from 'react-router-dom'

/** The addresses of local matching (specification, section 2). */
export const matchingPatterns = {
  list: 'matching/list',
  national: 'matching/list/:id',
  keynote: 'matching/keynote',
  project: 'matching/keynote-project/:contentId',
  filed: 'matching/keynote-project/:contentId/filed',
  form: 'matching/keynote-form/:formId/:contentId',
  funds: 'matching/fund-application/:contentId',
} as const

export const nationalProjectsPath = () => `/${matchingPatterns.list}`
export const nationalProjectPath = (id: string) => generatePath(`/${matchingPatterns.national}`, { id })
export const keynotePath = () => `/${matchingPatterns.keynote}`
export const matchingPath = (contentId: string) => generatePath(`/${matchingPatterns.project}`, { contentId })
export const fundsPath = (contentId: string) => generatePath(`/${matchingPatterns.funds}`, { contentId })
