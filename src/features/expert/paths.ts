import { generatePath } from 'react-router-dom'

/** The addresses of experts (specification, section 2), written once. */
export const expertPatterns = {
  info: 'expert/info/:userId?/:unitId?/:type?',
} as const

/** What of an expert is looked at: the application to join the database, or a change of the entry. */
export const expertInfoTypes = ['apply', 'edit'] as const

/** What somebody filed as an expert; without a person one's own. */
export const expertInfoPath = (
  of: { userId?: string; unitId?: string; type?: (typeof expertInfoTypes)[number] } = {},
) => generatePath(`/${expertPatterns.info}`, of)
