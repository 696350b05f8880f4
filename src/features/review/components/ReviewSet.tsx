/** The table in which an expert compares and ranks the scored reviews of a group. */

import { Link } from 'react-router-dom'
import { inLanguage } from '@/lib/i18n/in-language'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Name } from '@/ui/Name'
import { RankingList } from '@/ui/RankingList'
import { StatusTag } from '@/ui/StatusTag'
import { useLocale, useT } from '@/ui/use-t'
import type { ReviewGroupCardFragment, ReviewTaskCardFragment } from '../graphql/review.evaluation.generated'
import { reviewPath } from '../paths'
import { ranksByTotal } from '../ranks'
import { reviewStates, reviewTitle } from '../review-words'
import { useRanking } from '../use-ranking'
import styles from './set.module.css'

interface ReviewSetProps {
  group: ReviewGroupCardFragment
  /** Asks for the group anew. */
  onSaved(): Promise<void>
}

/** The scored reviews of a group under each other: scores, total, one's own place, and where the two say different things. */
export function ReviewSet({ group, onSaved }: ReviewSetProps) {
  const t = useT()
  const { ordered, against, write, state, failure, dirty, settle } = useRanking(group, onSaved)
  const ranks = ranksByTotal(ordered)
  const remaining = group.tasks.filter(({ total, state }) => total === null && state !== 'GIVEN_BACK').length
  if (ordered.length === 0) return <p>{t('还没有评完分的申报书。评完的申报书会出现在这里。')}</p>
  return (
    <>
      <p className={styles.note}>
        {write
          ? t(
              '按您认为应当资助的先后排列：拖动，或用上移、下移，也可以按 Alt 加方向键。名次只供您自己参考，不随评审意见提交。',
            )
          : t('本组评审意见已全部提交，名次只能查看。')}{' '}
        {remaining > 0 && t('另有 {n} 份还没有评完分。', { n: remaining })}
      </p>
      {failure && <Alert type="error" title={failure} />}
      <div className={styles.state}>
        <span role="status">
          {against.size > 0 ? t('{n} 处名次与总分不一致', { n: against.size }) : t('名次与总分一致')}
        </span>
        {write && against.size > 0 && <Button onClick={write.byTotals}>{t('按总分重新排列')}</Button>}
        {state === 'device' && <span role="status">{t('名次存在本机，恢复连接后自动送达服务器')}</span>}
        {state === 'memory' && (
          <span role="alert">{t('名次还没有送达服务器，本机也存不下，请不要关闭页面，恢复连接后自动送达')}</span>
        )}
      </div>
      <RankingList
        label={t('已评的申报书，按名次')}
        onMove={write?.move}
        items={ordered.map((task) => ({
          key: task.id,
          valueText: reviewTitle(task),
          name: <Scored group={group} task={task} rank={ranks.get(task.id) ?? 1} higher={against.get(task.id) ?? []} />,
          value: <strong className={styles.total}>{t('{n} 分', { n: task.total ?? 0 })}</strong>,
        }))}
      />
      <LeaveGuard dirty={dirty} within={() => false} settle={settle} />
    </>
  )
}

interface ScoredProps {
  group: ReviewGroupCardFragment
  task: ReviewTaskCardFragment
  /** Its place by totals. */
  rank: number
  /** What stands behind it with a higher total. */
  higher: readonly ReviewTaskCardFragment[]
}

/** One scored review: what it is about, its scores by criterion, and what contradicts its place. */
function Scored({ group, task, rank, higher }: ScoredProps) {
  const t = useT()
  const language = useLocale()
  const { label, color } = reviewStates[task.state]
  const scores = task.scores as Readonly<Record<string, number | null>>
  return (
    <>
      <div className={styles.head}>
        <Link to={reviewPath(task.id)} className={styles.title}>
          <Name>{reviewTitle(task)}</Name>
        </Link>
        <StatusTag color={color}>{t(label)}</StatusTag>
        <span className={styles.note}>{t('按总分第 {place}', { place: rank })}</span>
      </div>
      <dl className={styles.scores}>
        {group.criteria.map((criterion) => (
          <div key={criterion.field}>
            <dt>{inLanguage(criterion.label, language) || criterion.field}</dt>
            <dd>{t('{n} 分', { n: scores[criterion.field] ?? t('未评') })}</dd>
          </div>
        ))}
      </dl>
      {higher.length > 0 && (
        <p className={styles.against}>
          {t('排在前面，总分却低于：')}
          {higher
            .map((other) => t('{name}（{total} 分）', { name: reviewTitle(other), total: other.total ?? '' }))
            .join(t('、'))}
        </p>
      )}
    </>
  )
}
