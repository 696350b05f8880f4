/** Addresses of the expert pages. */
import { generatePath } from 'react-router-dom'

/** The addresses of experts (specification, section 2). */
export const expertPatterns = {
  apply: 'expert/apply',
  info: 'expert/info/:userId?/:unitId?/:type?',
  editInfo: 'expert/editInfo',
  editInfoOf: 'expert/editInfo/:userId',
  editApply: 'expert/editApply',
} as const

export const expertApplyPath = () => `/${expertPatterns.apply}`
export const expertEditApplyPath = () => `/${expertPatterns.editApply}`
/** A person's newest expert submission; without a person one's own. */
export const expertInfoPath = () => generatePath(`/${expertPatterns.info}`)
/** A person's entry in the database; without a person one's own. */
export const expertEntryPath = (userId?: string) =>
  userId === undefined ? `/${expertPatterns.editInfo}` : generatePath(`/${expertPatterns.editInfoOf}`, { userId })
