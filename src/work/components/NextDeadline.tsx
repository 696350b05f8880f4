/** The next deadline of a project, in a column of the list of projects. */

import { Link } from 'react-router-dom'
import { formatDay } from '@/lib/time/beijing-time'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { kindWords } from '../kind-words'
import styles from './WorkStatus.module.css'

interface NextDeadlineProps {
  /** The next deadline of a project; null for none. */
  next: { workId: string; kind: string; dueAt: number; heldBy: string | null } | null
  /** The row's work item, whose own columns say its name and holder. */
  row: { id: string; heldBy: string | null }
  serverTime: number
}

/** The next deadline of a project: which work item, when, held by whom; as a link. What the row says itself is not said again. */
export function NextDeadline({ next, row, serverTime }: NextDeadlineProps) {
  const t = useT()
  if (next === null) return <>—</>
  const { noun, overview } = kindWords(next.kind)
  const location = { id: next.workId, unitId: '-', guideId: null, projectId: null, formId: null }
  return (
    <div className={styles.status}>
      {next.workId !== row.id && <Link to={overview(location)}>{t(noun)}</Link>}
      <span className={styles.facts}>
        <span className={styles.date}>{t('{day} 前', { day: formatDay(next.dueAt) })}</span>
        {next.heldBy !== null && next.heldBy !== row.heldBy && <span>{t('{who} 办理', { who: t(next.heldBy) })}</span>}
      </span>
      <DueTime until={next.dueAt} serverTime={serverTime} />
    </div>
  )
}
