/** Which paper of a list opens next in the split view. */

import type { WorkRowFragment } from './graphql/works.workflow.generated'

type Row = Pick<WorkRowFragment, 'id' | 'formId' | 'submittedAt' | 'decisions'>

/** Whether a row opens beside its list; without a form, or before it was submitted, there is only its overview page. */
export const readable = ({ formId, submittedAt }: Pick<Row, 'formId' | 'submittedAt'>): boolean =>
  formId !== null && submittedAt !== null

/** The paper to open after a decision: the next below that waits for this person, else the first above; absent: none. */
export function nextWaiting<R extends Row>(rows: readonly R[], decided: string): R | undefined {
  const place = rows.findIndex(({ id }) => id === decided)
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))].find(({ decisions }) => decisions.length > 0)
}
