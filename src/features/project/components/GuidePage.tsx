/** The frame of a guide's page, shared by the pages before and behind the login. */

import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { program } from '@/api/program'
import { answerAbout } from '@/api/query-answer'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { GuideDocument, type GuideQuery } from '../graphql/guides.program.generated'
import styles from '../pages/pages.module.css'
import { GuideFacts } from './GuideFacts'

type Guide = GuideQuery['guide']

interface GuidePageProps {
  /** The list of guides, which a missing guide links to. */
  listPath: string
  head(guide: Guide): ReactNode
  children(guide: Guide): ReactNode
}

/** The frame of a guide's page (`{guideId}`, `{remarkId}` in the address): loads the guide, with its facts beside the content. */
export function GuidePage({ listPath, head, children }: GuidePageProps) {
  const t = useT()
  const { guideId = '', remarkId } = useParams()
  const answer = answerAbout(
    program.useAnswer(GuideDocument, { variables: { guideId, remarkId }, fetchPolicy: 'cache-and-network' }),
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
        back={{ label: t('返回指南列表'), to: listPath }}
      />
    )
  if (!guide) return <PageSkeleton />
  return (
    <>
      {head(guide)}
      <div className={styles.columns}>
        <div>{children(guide)}</div>
        <GuideFacts guide={guide} />
      </div>
    </>
  )
}
