import { generatePath } from 'react-router-dom'

/** The addresses of experts (specification, section 2), written once. */
export const expertPatterns = {
  apply: 'expert/apply',
  info: 'expert/info/:userId?/:unitId?/:type?',
  editInfo: 'expert/editInfo',
  editInfoOf: 'expert/editInfo/:userId',
  editApply: 'expert/editApply',
} as const

export const expertApplyPath = () => `/${expertPatterns.apply}`
export const expertEditApplyPath = () => `/${expertPatterns.editApply}`
/** What a person filed as an expert, the newest; one's own without a person. */
export const expertInfoPath = (userId?: string) => generatePath(`/${expertPatterns.info}`, { userId })
/** A person's entry in the database; one's own without a person. */
export const expertEntryPath = (userId?: string) =>
  userId === undefined ? `/${expertPatterns.editInfo}` : generatePath(`/${expertPatterns.editInfoOf}`, { userId })
