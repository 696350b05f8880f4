/** The notice that work items wait for the person's decision, with a link to the first. */
import { Alert } from '@/ui/Alert'
import { useT } from '@/ui/use-t'
import styles from '../pages/FiledWorkPage.module.css'
import { useWaiting } from '../use-waiting'
import { NextWaiting } from './NextWaiting'

/**
 * The number of items waiting for this person's decision, across guides and kinds, with a link to the one due first.
 */
export function WaitingNotice() {
  const t = useT()
  const { total = 0 } = useWaiting()
  if (total === 0) return null
  return (
    <Alert
      className={styles.opinion}
      type="info"
      role="status"
      title={t('各类事项共有 {n} 份内容等待您审核', { n: total })}
      description={<NextWaiting />}
    />
  )
}
