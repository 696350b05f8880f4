/** The notice on the reviewer's pages that the offline copy is shown, or that the device stores nothing. */
import { useSyncExternalStore } from 'react'
import { cacheRefusal } from '@/lib/storage/response-cache'
import { Alert } from '@/ui/Alert'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import styles from './review.module.css'

/**
 * A notice above a reviewer's proposals: they are shown from this device's offline copy, and of what time it is; or the
 * device refuses to store them, so they cannot be opened offline. Draws nothing otherwise.
 */
export function LineState({ storedAt }: { storedAt: number | null }) {
  const t = useT()
  const minute = useMinute()
  const isRefused = useSyncExternalStore(cacheRefusal.listen, cacheRefusal.read)
  if (storedAt === null)
    return isRefused ? (
      <Alert
        type="warning"
        role="status"
        className={styles.line}
        title={t('这台设备存不下评审材料，断开网络后在这里打不开。')}
      />
    ) : null
  return (
    <Alert
      type="warning"
      role="status"
      className={styles.line}
      title={t('暂时连不上服务器，显示的是本机 {at} 保存的内容。', { at: minute(storedAt) })}
      description={t('可以继续阅读和评分，内容先存在本机，恢复连接后自动送达服务器。')}
    />
  )
}
