import { formatMinute } from '@/lib/beijing-time'
import { DueTime } from '@/ui/DueTime'
import { useLocale, useT } from '@/ui/use-t'
import type { ReviewProgressCardFragment } from '../graphql/reviews.evaluation.generated'
import { ReviewerRow } from './ReviewerRow'
import styles from './reviews.module.css'
import { ScoreSpread } from './ScoreSpread'

interface PanelSectionProps {
  panel: ReviewProgressCardFragment
  spreadLimit: number
  serverTime: number
  onReminded(): void
}

/** A panel: by when, how many of its reviews are where, its experts with who is late first, and how far scores are apart. */
export function PanelSection({ panel, spreadLimit, serverTime, onReminded }: PanelSectionProps) {
  const t = useT()
  const title = useLocale() === 'en' ? panel.titleEnglish : panel.title
  const { id, reviews, waiting, inReview, submitted, givenBack, reviewers } = panel
  const late = reviewers.filter((one) => one.late)
  const isOpen = reviewers.some(({ open }) => open > 0)
  const headingId = `panel-${id}`
  const counts = [
    t('共 {n} 份', { n: reviews }),
    t('待评审 {n} 份', { n: waiting }),
    t('评审中 {n} 份', { n: inReview }),
    t('已提交 {n} 份', { n: submitted }),
    t('已退回 {n} 份', { n: givenBack }),
  ]
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId}>{title}</h2>
      <p className={styles.facts}>
        {t('{at} 前提交', { at: formatMinute(panel.dueAt) })}{' '}
        {isOpen ? <DueTime until={panel.dueAt} serverTime={serverTime} /> : t('已全部办结')}
      </p>
      <p>{counts.join(' · ')}</p>
      {late.length > 0 && (
        <p className={styles.late}>{t('逾期未提交：{names}', { names: late.map(({ name }) => name).join(t('、')) })}</p>
      )}
      <ul className={styles.rows} aria-label={t('{title}的专家', { title })}>
        {reviewers.map((one) => (
          <ReviewerRow key={one.id} reviewer={one} serverTime={serverTime} onReminded={onReminded} />
        ))}
      </ul>
      <ScoreSpread proposals={panel.proposals} limit={spreadLimit} />
    </section>
  )
}
