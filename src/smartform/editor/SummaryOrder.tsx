/** The switch of the error summary: by page, or by who must act. */
import { Segmented } from 'antd'
import { useT } from '@/ui/use-t'
import styles from './ErrorSummary.module.css'

export interface SummaryOrderProps {
  by: 'page' | 'actor'
  order(by: 'page' | 'actor'): void
}

export function SummaryOrder({ by, order }: SummaryOrderProps) {
  const t = useT()
  return (
    <Segmented
      size="small"
      className={styles.order}
      aria-label={t('排列方式')}
      value={by}
      options={[
        { value: 'page', label: t('按页面') },
        { value: 'actor', label: t('按处理人') },
      ]}
      onChange={order}
    />
  )
}
