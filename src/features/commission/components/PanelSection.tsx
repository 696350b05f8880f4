/** The section of one panel on the page of review progress: deadline, reviews by state, experts, spread of scores. */

import { useState } from 'react'
import { urgencyColors } from '@/lib/work/due'
import { DueTime } from '@/ui/DueTime'
import { GroupSection } from '@/ui/GroupSection'
import { lazyPart } from '@/ui/lazy-part'
import { nameList } from '@/ui/Name'
import colours from '@/ui/StatusTag.module.css'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { ExtendReviews } from '@/work/components/ExtendReviews'
import { ReviewerRow } from '@/work/components/ReviewerRow'
import type { ReviewProgressCardFragment } from '../graphql/reviews.evaluation.generated'
import styles from './reviews.module.css'
import { ScoreSpread } from './ScoreSpread'

const CalibratedOrder = lazyPart(() => import('./CalibratedOrder').then((module) => module.CalibratedOrder))

interface PanelSectionProps {
  panel: ReviewProgressCardFragment
  spreadLimit: number
  serverTime: number
  onChanged(): void
}

/** A panel: deadline, reviews by state, its experts (late ones first), and the spread of scores. */
export function PanelSection({ panel, spreadLimit, serverTime, onChanged }: PanelSectionProps) {
  const t = useT()
  const minute = useMinute()
  const [calibrated, setCalibrated] = useState(false)
  const title = useLocale() === 'en' ? panel.titleEnglish : panel.title
  const { reviews, waiting, inReview, submitted, givenBack, reviewers } = panel
  const late = reviewers.filter((reviewer) => reviewer.late)
  const open = reviewers.filter((reviewer) => reviewer.open > 0)
  const counts = [
    t('共 {n} 份', { n: reviews }),
    t('待评审 {n} 份', { n: waiting }),
    t('评审中 {n} 份', { n: inReview }),
    t('已提交 {n} 份', { n: submitted }),
    t('已退回 {n} 份', { n: givenBack }),
  ]
  return (
    <GroupSection
      title={title}
      facts={
        <>
          {t('{at} 前提交', { at: minute(panel.dueAt) })}
          {' · '}
          {open.length > 0 ? <DueTime until={panel.dueAt} serverTime={serverTime} /> : t('已全部办结')}
        </>
      }
      counts={counts}
      notice={
        <>
          {late.length > 0 && (
            <p className={`${styles.late} ${colours[urgencyColors.overdue]}`}>
              {t('逾期未提交：{names}', { names: nameList(late.map(({ name }) => name)) })}
            </p>
          )}
          {open.length > 1 && (
            <p>
              <ExtendReviews
                about={`panel ${panel.id}`}
                reviewers={open}
                of={title}
                serverTime={serverTime}
                onExtended={onChanged}
              />
            </p>
          )}
        </>
      }
      label={t('{title}的专家', { title })}
      rows={reviewers.map((reviewer) => (
        <ReviewerRow
          key={reviewer.id}
          reviewer={reviewer}
          serverTime={serverTime}
          groupDueAt={panel.dueAt}
          onChanged={onChanged}
        />
      ))}
    >
      <ScoreSpread proposals={panel.proposals} limit={spreadLimit} />
      {panel.proposals.some(({ scores }) => scores.length > 0) && (
        <details className={styles.more} onToggle={({ currentTarget }) => setCalibrated(currentTarget.open)}>
          <summary>{t('校准后的次序与专家的严格程度')}</summary>
          {calibrated && <CalibratedOrder panel={panel} limit={spreadLimit} />}
        </details>
      )}
    </GroupSection>
  )
}
