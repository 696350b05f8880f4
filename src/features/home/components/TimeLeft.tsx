import { ClockCircleOutlined } from '@ant-design/icons'
import { formatMinute } from '@/shared/format-time'
import { useT } from '@/ui/use-t'
import { timeLeft } from '../time-left'
import styles from './TimeLeft.module.css'

/** A deadline: its day and minute, and how long is left by the server's clock; both in milliseconds since 1970. */
export function TimeLeft({ until, serverTime }: { until: number; serverTime: number }) {
  const t = useT()
  const { words, near } = timeLeft(until, serverTime)
  return (
    <div>
      <div className={near ? styles.near : styles.far}>
        {near && <ClockCircleOutlined aria-hidden />} {words}
      </div>
      <div className={styles.day}>{t('{at} 截止', { at: formatMinute(until) })}</div>
    </div>
  )
}
