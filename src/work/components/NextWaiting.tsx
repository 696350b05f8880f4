import { Link } from 'react-router-dom'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { kindWords } from '../kind-words'
import { useWaiting } from '../use-waiting'

/**
 * The next work item that waits for this person, of any kind and guide, with its date. It says that nothing waits only
 * when the backend says so; `after` is the item just decided, which an older response may still contain.
 */
export function NextWaiting({ after }: { after?: string }) {
  const t = useT()
  const { known, works, total } = useWaiting()
  const next = works.find(({ id }) => id !== after)
  if (next)
    return (
      <span>
        <Link to={kindWords(next.kind).address(next)}>{t('审核下一份：{name}', { name: next.title })}</Link>{' '}
        {t('（{noun}）', { noun: t(kindWords(next.kind).noun) })}{' '}
        {next.dueAt != null && <DueTime until={next.dueAt} serverTime={next.serverTime} />}
      </span>
    )
  if (known && total === 0) return t('没有其他等待您审核的内容了。')
  return null
}
