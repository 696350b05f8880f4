import { useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { answerAbout } from '@/api/query-answer'
import { openGuidesPath } from '@/features/help/paths'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { RichText } from '@/ui/RichText'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { GuideFacts } from '../components/GuideFacts'
import { WayToDeclare } from '../components/WayToDeclare'
import { GuideDocument } from '../graphql/guides.program.generated'
import styles from './pages.module.css'

/** A public guide (`/guides/{guideId}`): notes and dates, and what this reader needs to declare. */
export function OpenGuidePage() {
  const t = useT()
  const { guideId = '' } = useParams()
  const answer = answerAbout(
    program.useAnswer(GuideDocument, { variables: { guideId }, fetchPolicy: 'cache-and-network' }),
    (data) => data.guide.id === guideId,
  )
  const guide = answer.data?.guide
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
        back={{ label: t('返回指南列表'), to: openGuidesPath() }}
      />
    )
  if (!guide) return <PageSkeleton />
  return (
    <>
      <PageHeader title={guide.title} />
      <div className={styles.columns}>
        <div>
          <Section id="guide-remark" title={t('申报须知')}>
            <RichText html={guide.remark} />
          </Section>
          <WayToDeclare guide={guide} />
        </div>
        <GuideFacts guide={guide} />
      </div>
    </>
  )
}
