/** The state of a work item: tag, holder, deadline. */

import { formatDay } from '@/lib/time/beijing-time'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { kindWords } from '../kind-words'
import { StateTag } from './StateTag'
import styles from './WorkStatus.module.css'

interface WorkStatusProps {
  kind: string
  /** The version of its description; absent: the newest. */
  kindVersion?: number
  state: string
  since?: number | null
  heldBy?: string | null
  dueAt?: number | null
  /** The server's time of the response; needed with a deadline. */
  serverTime?: number
  /** In one line, as under a heading; otherwise stacked, as in a list column. */
  inLine?: boolean
}

/** The state of a work item, with holder, since when and until when: in a list the days left, under a heading the day as well. */
export function WorkStatus(props: WorkStatusProps) {
  const { kind, kindVersion, state, since, heldBy, dueAt, serverTime, inLine = false } = props
  const t = useT()
  return (
    <div className={inLine ? styles.line : styles.status}>
      <StateTag state={kindWords(kind, kindVersion).state(state)} />
      <span className={styles.facts}>
        {heldBy && <span>{t('{who} 办理', { who: t(heldBy) })}</span>}
        {since != null && since > 0 && <span className={styles.date}>{t('自 {day}', { day: formatDay(since) })}</span>}
        {inLine && dueAt != null && <span className={styles.date}>{t('{day} 到期', { day: formatDay(dueAt) })}</span>}
      </span>
      {dueAt != null && serverTime !== undefined && <DueTime until={dueAt} serverTime={serverTime} />}
    </div>
  )
}
