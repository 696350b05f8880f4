import { formatMinute } from '@/lib/beijing-time'
import { Alert } from '@/ui/Alert'
import { useT } from '@/ui/use-t'
import styles from './review.module.css'

/** Says that what is shown is what this device kept, and since when; nothing where it is the server's now. */
export function LineState({ keptAt }: { keptAt: number | null }) {
  const t = useT()
  if (keptAt === null) return null
  return (
    <Alert
      type="warning"
      role="status"
      className={styles.line}
      title={t('暂时连不上服务器，显示的是本机 {at} 保存的内容。', { at: formatMinute(keptAt) })}
      description={t('可以继续阅读和评分，内容先存在本机，恢复连接后自动送达服务器。')}
    />
  )
}
