/** The message under a select whose options failed to load; for selects, trees and list filters. */
import { Button } from '../Button'
import { useT } from '../use-t'
import styles from './LookupFailure.module.css'

export function LookupFailure({ id, onRetry }: { id: string; onRetry(): void }) {
  const t = useT()
  return (
    <div id={id} className={styles.failure} role="alert">
      {t('选项没有加载成功。')}
      <Button data-retry type="link" size="small" onClick={onRetry}>
        {t('重试')}
      </Button>
    </div>
  )
}
