/** One review in a group on the expert's desk: what it is about, its state, progress, link. */

import { Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { Name, Names } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { ReviewTaskCardFragment } from '../graphql/review.evaluation.generated'
import { reviewPath } from '../paths'
import { isReady, reviewStates, reviewTitle } from '../review-words'
import type { Unsent } from '../use-unsent-reviews'
import styles from './review.module.css'

const unsentWords: Readonly<Record<Unsent, string>> = {
  sending: text('有内容存在本机，正在送达服务器'),
  waiting: text('有内容存在本机，等待网络'),
  undecided: text('有内容存在本机、没有送达服务器，请打开处理'),
}

interface ReviewRowProps {
  task: ReviewTaskCardFragment
  /** Its place by the totals of its group; undefined while it has no total. */
  rank: number | undefined
  unsent: Unsent | undefined
}

/** One review of a group: what it is about, where it stands, how far it is. One given back leads nowhere. */
export function ReviewRow({ task, rank, unsent }: ReviewRowProps) {
  const t = useT()
  const minute = useMinute()
  const { label, color } = reviewStates[task.state]
  const back = task.state === 'GIVEN_BACK'
  return (
    <li>
      <div className={styles.what}>
        {back ? (
          <Name>{reviewTitle(task)}</Name>
        ) : (
          <Link to={reviewPath(task.id)} className={styles.name}>
            <Name>{reviewTitle(task)}</Name>
          </Link>
        )}
        <div className={styles.facts}>
          <Names of={[task.number, task.unitName, task.leaderName]} />
        </div>
        {back && task.reason && <div>{t('退回理由：{reason}', { reason: task.reason })}</div>}
        {unsent && <div role="status">{t(unsentWords[unsent])}</div>}
      </div>
      <div className={styles.how}>
        <StatusTag color={color}>{t(label)}</StatusTag>
        {isReady(task) && <StatusTag color="cyan">{t('可以提交')}</StatusTag>}
        {task.over && !back && <span>{t('该项目的评审已结束')}</span>}
        {task.state === 'IN_REVIEW' && <span>{t('已评 {n} / {of} 项', { n: task.scored, of: task.criteria })}</span>}
        {task.total !== null && (
          <span className={styles.total}>
            {rank === undefined
              ? t('{n} 分', { n: task.total })
              : t('{n} 分，组内第 {place}', { n: task.total, place: rank })}
          </span>
        )}
        {task.submittedAt !== null && <span>{t('{at} 提交', { at: minute(task.submittedAt) })}</span>}
        {back && <span>{t('{day} 退回', { day: formatDay(task.since) })}</span>}
      </div>
    </li>
  )
}
