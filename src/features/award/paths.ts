/** The addresses of awards (specification, section 2), written once. */
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
