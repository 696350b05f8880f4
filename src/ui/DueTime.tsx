/** The time left until a deadline, in words and colour. */

import { dueWords, exactTimeRemaining, urgencyColors, urgencyOf } from '@/lib/work/due'
import styles from './DueTime.module.css'
import { statusIcons } from './StatusTag'
import colours from './StatusTag.module.css'
import { useServerNow } from './server-clock'
import { useT } from './use-t'

interface DueTimeProps {
  /** The deadline and the server's clock, in milliseconds since 1970. */
  until: number
  serverTime: number
  /** The text after the deadline where “overdue” does not fit: 已截止. */
  over?: string
  /** Shows hours and minutes. */
  exact?: boolean
}

/** The remaining time by the server's clock: red when due soon, orange when overdue (`lib/work/due`). */
export function DueTime({ until, serverTime, over, exact = false }: DueTimeProps) {
  useT()
  const now = useServerNow(serverTime)
  const urgency = urgencyOf(until, now)
  const words =
    urgency === 'overdue' && over !== undefined
      ? over
      : (exact && exactTimeRemaining(until, now)) || dueWords(until, now)
  const color = urgencyColors[urgency]
  const Icon = statusIcons[color]
  return (
    <span className={`${styles[urgency]} ${colours[color]}`} data-color={color}>
      {urgency !== 'later' && <Icon aria-hidden />} {words}
    </span>
  )
}
