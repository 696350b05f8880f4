import { ClockCircleOutlined } from '@ant-design/icons'
import { formatMinute } from '@/lib/beijing-time'
import { useT } from '@/ui/use-t'
import { timeLeft } from '../time-left'
import styles from './TimeLeft.module.css'

interface Deadline {
  until: number
  serverTime: number
}

/** How long is left by the server's clock, set off where it is little; both in milliseconds since 1970. */
export function TimeLeftWords({ until, serverTime }: Deadline) {
  useT()
  const { words, near } = timeLeft(until, serverTime)
  return (
    <span className={near ? styles.near : undefined}>
      {near && <ClockCircleOutlined aria-hidden />} {words}
    </span>
  )
}

/** A deadline: how long is left, then its day and minute. */
export function TimeLeft(deadline: Deadline) {
  const t = useT()
  return (
    <div className={styles.time}>
      <TimeLeftWords {...deadline} />
      <div className={styles.day}>{t('{at} 截止', { at: formatMinute(deadline.until) })}</div>
    </div>
  )
}
