import { workflow } from '@/api/workflow'
import { actorTitle } from '@/lib/work/actor-title'
import { answerOf } from '@/shared/answer'
import type { ReturnedOpinion } from '@/smartform/editor/editor-props'
import { useT } from '@/ui/use-t'
import { WorkHistoryDocument } from '@/work/graphql/works.workflow.generated'
import type { DeclarationRowFragment } from './graphql/declarations.program.generated'

/** The opinion with which a declaration came back, and whose it is; null while there is none to answer. */
export function useReturnedOpinion(declaration: DeclarationRowFragment): ReturnedOpinion | null {
  const t = useT()
  const { contentId, opinion, stateSince } = declaration
  const history = answerOf(
    workflow.useQuery(WorkHistoryDocument, {
      variables: { contentId },
      fetchPolicy: 'network-only',
      background: true,
    }),
  ).data?.workflowHistory
  if (opinion === null) return null
  const said = history?.findLast((entry) => entry.opinion === opinion)
  return {
    text: opinion,
    author: said ? t('{name}（{role}）', { name: said.actorName, role: actorTitle(said.actorRole) }) : t('审核人'),
    at: said?.at ?? stateSince,
  }
}
