import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { DueTime } from '@/ui/DueTime'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { workKinds } from '@/work/kinds/all'
import { HomeEntry } from './HomeEntry'
import { HomeSection } from './HomeSection'

const few = 5
/** Declarations have a list of their own beside this one, with what was said of them. */
const kinds = workKinds.map(({ id }) => id).filter((id) => id !== 'DECLARATION')

/** What waits for this person as its maker, of every kind but declarations: task books, months of platforms, evaluations; what is due first stands first. */
export function MyFilings() {
  const t = useT()
  const answer = answerOf(
    workflow.useQuery(WorksDocument, {
      variables: { filter: { scope: 'TO_FILL', kinds }, pageNo: 1, pageSize: few },
      fetchPolicy: 'network-only',
      background: true,
    }),
  )
  const found = answer.data?.works
  // Most people file nothing each month: until it is known that something waits, nothing stands here.
  if (found ? found.total === 0 : answer.failureText === undefined) return null
  return (
    <HomeSection
      title={found ? t('待我填报（{n}）', { n: found.total }) : t('待我填报')}
      loading={false}
      failure={found ? undefined : answer.failureText}
      onRetry={answer.retry}
    >
      {(found?.items ?? []).map((work) => {
        const words = kindWords(work.kind)
        const { label, colour } = words.state(work.state)
        return (
          <HomeEntry
            key={work.id}
            to={words.overview(work)}
            title={work.title}
            facts={
              <>
                {t(words.noun)}
                {work.dueAt != null && (
                  <>
                    {' · '}
                    <DueTime until={work.dueAt} serverTime={work.serverTime} />
                  </>
                )}
              </>
            }
            extra={<StatusTag color={colour}>{t(label)}</StatusTag>}
          />
        )
      })}
    </HomeSection>
  )
}
