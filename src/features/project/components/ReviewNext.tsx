import { Alert } from 'antd'
import { Link, useLocation } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { decidedIn } from '../decided-state'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import styles from '../pages/pages.module.css'
import { reviewPath } from '../paths'
import { decisions } from '../review-rules'

/** Confirms the decision just made and offers the next declaration that waits. */
export function ReviewNext({ waiting }: { waiting: readonly DeclarationRowFragment[] }) {
  const t = useT()
  const decided = decidedIn(useLocation().state)
  // The list of those that wait may be older than the decision.
  const next = waiting.find((one) => one.contentId !== decided?.contentId)
  if (!decided && !next) return null
  const label = t(decisions.find((one) => one.value === decided?.decision)?.label ?? '')
  const offer = next && (
    <Link to={reviewPath(next)}>{t('审核下一份：{name}', { name: next.name ?? t('未命名项目') })}</Link>
  )
  return (
    <Alert
      className={styles.notice}
      type={decided ? 'success' : 'info'}
      showIcon
      role="status"
      title={
        decided
          ? t('操作成功：《{name}》的审核结论是“{decision}”。', { name: decided.name, decision: label })
          : t('有申报书等待您审核')
      }
      description={offer ?? t('没有其他等待您审核的申报书了。')}
    />
  )
}
