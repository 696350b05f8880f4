import { Alert } from 'antd'
import { useLocation } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { NextWaiting } from '@/work/components/NextWaiting'
import { useWaiting } from '@/work/use-waiting'
import { decidedIn } from '../decided-state'
import styles from '../pages/pages.module.css'
import { decisions } from '../review-rules'

/** Confirms the decision just made and offers the next work that waits, across guides and kinds. */
export function ReviewNext() {
  const t = useT()
  const decided = decidedIn(useLocation().state)
  const { total = 0 } = useWaiting()
  if (!decided && total === 0) return null
  const label = t(decisions.find((one) => one.value === decided?.decision)?.label ?? '')
  return (
    <Alert
      className={styles.notice}
      type={decided ? 'success' : 'info'}
      showIcon
      role="status"
      title={
        decided
          ? t('操作成功：《{name}》的审核结论是“{decision}”。', { name: decided.name, decision: label })
          : t('有 {n} 份内容等待您审核', { n: total })
      }
      description={<NextWaiting after={decided?.contentId} />}
    />
  )
}
