/** The link to the next item that waits for the reviewer, shown after a decision. */

import { Link } from 'react-router-dom'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { kindWords } from '../kind-words'
import { useWaiting } from '../use-waiting'
import { workTitle } from '../work-title'

interface NextWaitingProps {
  /** The item just decided: others of its kind come first, as in the list that led to it. */
  after?: { id: string; kind: string }
}

/**
 * The next work item that waits for this person, with its date: of the kind just decided, or else of any kind and guide.
 * It says that nothing waits only when the backend says so; an older response may still contain the item just decided.
 */
export function NextWaiting({ after }: NextWaitingProps) {
  const t = useT()
  const { known, works, total } = useWaiting(after?.kind)
  const next = works.find(({ id }) => id !== after?.id)
  if (next)
    return (
      <span>
        {after &&
          next.kind !== after.kind &&
          t('没有其他等待您审核的{noun}了。', { noun: t(kindWords(after.kind).noun) })}{' '}
        <Link to={kindWords(next.kind).address(next)}>{t('审核下一份：{name}', { name: workTitle(next.title) })}</Link>{' '}
        {t('（{noun}）', { noun: t(kindWords(next.kind).noun) })}{' '}
        {next.dueAt != null && <DueTime until={next.dueAt} serverTime={next.serverTime} />}
      </span>
    )
  if (known && total === 0) return t('没有其他等待您审核的内容了。')
  return null
}
