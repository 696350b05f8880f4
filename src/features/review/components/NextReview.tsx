/** The link to the expert's next review, shown after one was submitted. */
import { Link } from 'react-router-dom'
import { DoneNotice } from '@/ui/DoneNotice'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { reviewDeskPath, reviewPath } from '../paths'
import { isOpen, reviewTitle } from '../review-words'
import { useReviewGroups } from '../use-review'

/** Said where a review was just handed in, in place of the form: the next one to be done, of whatever group, what is due first before the rest. */
export function NextReview({ after }: { after: string }) {
  const t = useT()
  const { data: groups } = useReviewGroups()
  const left = groups?.flatMap(({ tasks, serverTime }) =>
    tasks.filter((task) => isOpen(task) && task.id !== after).map((task) => ({ task, serverTime })),
  )
  const next = left?.[0]
  return (
    <DoneNotice title={t('评审意见已提交')}>
      {next && (
        <>
          <Link to={reviewPath(next.task.id)}>{t('评审下一份：{name}', { name: reviewTitle(next.task) })}</Link>{' '}
          <DueTime until={next.task.dueAt} serverTime={next.serverTime} />{' '}
        </>
      )}
      {left?.length === 0 && <>{t('没有其他要评审的材料了。')} </>}
      <Link to={reviewDeskPath()}>{t('返回评审工作台')}</Link>
    </DoneNotice>
  )
}
