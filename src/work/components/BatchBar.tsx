/** The bar with batch actions above a list while rows are selected; for batches of units and decisions. */

import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './BatchBar.module.css'

interface BatchBarProps {
  /** Number of selected rows; with 0 the bar is hidden. */
  count: number
  onClear(): void
  /** The available actions. */
  children: ReactNode
}

export function BatchBar({ count, onClear, children }: BatchBarProps) {
  const t = useT()
  return (
    <>
      <div role="status">{count > 0 && <span className={styles.chosen}>{t('已选择 {n} 项', { n: count })}</span>}</div>
      {count > 0 && (
        <fieldset className={styles.bar} aria-label={t('批量操作')}>
          {children}
          <Button type="link" size="small" onClick={onClear}>
            {t('取消选择')}
          </Button>
        </fieldset>
      )}
    </>
  )
}
