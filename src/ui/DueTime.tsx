import { dueWords, exactTimeLeft, urgencyColors, urgencyOf } from '@/lib/work/due'
import styles from './DueTime.module.css'
import { statusIcons } from './StatusTag'
import colours from './StatusTag.module.css'
import { useServerNow } from './server-clock'
import { useT } from './use-t'

interface DueTimeProps {
  /** When it is due, and the server's clock; both in milliseconds since 1970. */
  until: number
  serverTime: number
  /** What is said once it is over, where “overdue” would not fit: 已截止. */
  over?: string
  /** To the hour and minute. */
  exact?: boolean
}

/** How long is left by the server's clock: red with its days when due soon, orange when it is over (`lib/work/due`). */
export function DueTime({ until, serverTime, over, exact = false }: DueTimeProps) {
  useT()
  const now = useServerNow(serverTime)
  const urgency = urgencyOf(until, now)
  const words =
    urgency === 'overdue' && over !== undefined ? over : (exact && exactTimeLeft(until, now)) || dueWords(until, now)
  const color = urgencyColors[urgency]
  const Icon = statusIcons[color]
  return (
    <span className={`${styles[urgency]} ${colours[color]}`} data-color={color}>
      {urgency !== 'later' && <Icon aria-hidden />} {words}
    </span>
  )
}
