/** A hook that finds a person's newest expert application or change, for the expert pages. */

import { workflow } from '@/api/workflow'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'

/** The kinds of expert submissions by their name in addresses. */
export const expertKinds = { apply: 'EXPERT_APPLICATION', edit: 'EXPERT_CHANGE' } as const

type ExpertKind = (typeof expertKinds)[keyof typeof expertKinds]

/** A person's newest work item of some kinds; not loaded with `skip`. */
export function useNewestExpertWork(userId: string, kinds: readonly ExpertKind[], skip = false) {
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { filter: { kinds: [...kinds], belongsTo: userId }, pageNo: 1, pageSize: 1 },
    fetchPolicy: 'network-only',
    background: true,
    skip,
  })
  return { ...answer, known: answer.data !== undefined, work: answer.data?.works.items[0] }
}
