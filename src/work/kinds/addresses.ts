import type { WorkKind } from '../kind'

/** Where works of a project are read and filled in, as declarations are (specification, section 2). */
export const projectAddresses = {
  overview: '/declare-status-list/:workId',
  form: '/smartform/:formId/:workId/:pageId',
  review: '/declare-status-list/:workId/review',
} as const satisfies Partial<WorkKind['addresses']>
