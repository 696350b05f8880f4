/** The addresses of experts (specification, section 2), written once. */
export const expertPatterns = {
  info: 'expert/info/:userId?/:unitId?/:type?',
} as const
