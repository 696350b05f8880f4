import type { WorkKind } from '../kind'

/** Where works of a project are read, filled in and decided about, whoever comes. */
export const projectAddresses = {
  overview: '/my-project/work/:workId',
  form: '/my-project/work/:workId/form/:pageId',
  review: '/my-project/work/:workId/review',
} as const satisfies Partial<WorkKind['addresses']>
