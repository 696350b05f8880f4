import { useT } from '@/ui/use-t'
import { timeLeftText, useServerNow } from '../server-clock'
import styles from './Deadline.module.css'

/** How long is left by the server's clock; both in milliseconds since 1970. */
export function Deadline({ until, serverTime }: { until: number; serverTime: number }) {
  const t = useT()
  const now = useServerNow(serverTime)
  const left = timeLeftText(until, now)
  const soon = until - now < 3 * 24 * 60 * 60 * 1000
  return <span className={soon ? styles.soon : styles.left}>{left ?? t('已截止')}</span>
}
