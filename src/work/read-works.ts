/** Reads a page of a list of work items beside the one on screen, to select rows of all pages. */

import { workflow } from '@/api/workflow'
import { WorksDocument, type WorksQueryVariables } from './graphql/works.workflow.generated'

/** A page of work items as the list has found them; it is not cached, and the caller shows a failure. */
export async function readWorks(page: WorksQueryVariables) {
  return (await workflow.query(WorksDocument, page, { fetchPolicy: 'no-cache', background: true })).works
}
