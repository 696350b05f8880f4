import type { WorkKind } from '../kind'

/** Where works of a project are read, filled in and decided about, whoever comes. */
export const projectAddresses = {
  overview: '/my-project/work/:workId',
  form: '/my-project/work/:workId/form/:pageId',
  review: '/my-project/work/:workId/review',
} as const satisfies Partial<WorkKind['addresses']>

/** Where a unit decides about what is filed through it: below the list of its section, which waits in one state. */
export const companyReview = (section: string, waiting: string) => ({
  review: `/company/:unitId/${section}/:workId`,
  waiting: `/company/:unitId/${section}?state=${waiting}`,
})

/** Where what goes through a unit is read and decided about: below the list of its section, which waits in one state. */
export const companyAddresses = (section: string, waiting: string): WorkKind['addresses'] => ({
  list: '/',
  overview: `/company/:unitId/${section}/:workId`,
  waiting: `/company/:unitId/${section}?state=${waiting}`,
})
