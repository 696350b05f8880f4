/** Address patterns that several descriptions of kinds of work share. */

import type { WorkKind } from '../kind'

/** Addresses of work items of a project, for every reader. */
export const projectAddresses = {
  overview: '/my-project/work/:workId',
  form: '/my-project/work/:workId/form/:pageId',
  review: '/my-project/work/:workId/review',
} as const satisfies Partial<WorkKind['addresses']>

/**
 * The address where a unit decides about its submissions, under the list of its section, filtered by the waiting state.
 */
export const companyReview = (section: string, waiting: string) => ({
  review: `/company/:unitId/${section}/:workId`,
  waiting: `/company/:unitId/${section}?state=${waiting}`,
})

/** Where the commission reads what units passed to it, and decides. */
export const commissionReview = { commission: '/commission/work/:workId' } as const

/** Addresses of submissions that pass a unit, under the list of its section. */
export const companyAddresses = (section: string, waiting: string): WorkKind['addresses'] => ({
  list: '/',
  overview: `/company/:unitId/${section}/:workId`,
  waiting: `/company/:unitId/${section}?state=${waiting}`,
})
