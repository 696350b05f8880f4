/** Addresses of award nominations. */
import { generatePath } from 'react-router-dom'
import { publicPaths } from '@/features/auth/paths'

export { reportsPath } from './reporting/paths'

/** The addresses of awards (specification, section 2). */
export const awardPatterns = {
  nominations: 'award/nomination',
  unitNominations: 'award/unit-nomination',
  nomination: 'award/nomination/:workId',
  filed: 'award/nomination/:workId/filed',
  form: 'award/nomination/:workId/form/:pageId',
  letter: 'award/nomination/:workId/letter',
  apply: 'nomination/apply',
  foreign: 'nomination/foreign/:workId',
} as const

export const nominationsPath = () => `/${awardPatterns.nominations}`
export const unitNominationsPath = () => `/${awardPatterns.unitNominations}`
/** The lists of one's own nominations: by oneself, and for one's unit. */
export const nominationLists: readonly string[] = [nominationsPath(), unitNominationsPath()]
export const applyPath = () => `/${awardPatterns.apply}`
export const nominationPath = (workId: string) => generatePath(`/${awardPatterns.nomination}`, { workId })
export const letterPath = (workId: string) => generatePath(`/${awardPatterns.letter}`, { workId })

/** Where a nominee binds the nomination of a letter, with its link and without. */
export const bindPath = (type: string, id: string) => generatePath(publicPaths.awardBind[0], { type, id })
export const bindByNumberPath = () => publicPaths['award.bind'][0]
