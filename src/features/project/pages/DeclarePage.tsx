import { useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { answerAbout } from '@/api/query-answer'
import { useTabName } from '@/shared/navigation/page-tab'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { GuideDeclaring } from '../components/GuideDeclaring'
import { GuideFacts } from '../components/GuideFacts'
import { GuideDocument } from '../graphql/guides.program.generated'
import { guidesPath } from '../paths'
import styles from './pages.module.css'

/** One guide: notes, conditions for this person, and the start of a declaration. */
export function DeclarePage() {
  const t = useT()
  const { guideId = '', remarkId = '' } = useParams()
  const answer = answerAbout(
    program.useAnswer(GuideDocument, { variables: { guideId, remarkId }, fetchPolicy: 'cache-and-network' }),
    (data) => data.guide.id === guideId,
  )
  const guide = answer.data?.guide
  useTabName(guide?.title)
  if (answer.failure)
    return (
      <PageFailure
        title={t('申报指南')}
        failure={answer.failure}
        onRetry={answer.retry}
        absent={{
          codes: [60346],
          title: t('没有找到这份指南'),
          description: t('指南可能已撤下，或链接不完整。请从指南列表重新进入。'),
        }}
        back={{ label: t('返回指南列表'), to: guidesPath() }}
      />
    )
  if (!guide) return <PageSkeleton />
  return (
    <>
      <PageHeader title={guide.title} purpose={t('请先阅读申报须知，确认条件后开始申报。')} />
      <div className={styles.columns}>
        <div>
          <GuideDeclaring key={guide.id} guide={guide} />
        </div>
        <GuideFacts guide={guide} />
      </div>
    </>
  )
}
