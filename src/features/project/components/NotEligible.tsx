/** The notice that conditions are unmet, with a button to check again, in the steps to a declaration (`GuideDeclaring`). */

import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from '../pages/pages.module.css'

interface Props {
  /** Number of unmet conditions. */
  count: number
  hotline: string
  checking: boolean
  onCheck(): void
}

/** Tells a person that they may not declare yet, and that conditions are checked again later. */
export function NotEligible({ count, hotline, checking, onCheck }: Props) {
  const t = useT()
  return (
    <Alert
      className={styles.notice}
      type="warning"
      role="status"
      title={t('您现在还不能在本指南下申报：有 {n} 项条件未满足', { n: count })}
      description={t('请按下面的说明处理，处理后点“重新检查”。如有疑问请拨打 {hotline}。', { hotline })}
      action={
        <Button loading={checking} onClick={onCheck}>
          {t('重新检查')}
        </Button>
      }
    />
  )
}
