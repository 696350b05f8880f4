/** The notice on a project's page about its next step: which, who has it, until when. */
import { Link } from 'react-router-dom'
import { formatDay } from '@/lib/time/beijing-time'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { type Life, stepName, stepNotes, stepState } from '../life-words'
import styles from './NextStep.module.css'

/** What comes next in a project: which step, who has it, until when; or that nothing comes any more. */
export function NextStep({ life }: { life: Life }) {
  const t = useT()
  const next = life.steps.find(({ id }) => id === life.nextId)
  if (!next) return <p className={styles.next}>{ending(life, t)}</p>
  const { heldBy, dueAt, standing } = next
  return (
    <p className={styles.next}>
      <span>{t('下一步：')}</span>
      <strong>{next.link === null ? stepName(next) : <Link to={next.link}>{stepName(next)}</Link>}</strong>
      {standing === 'NOW' && <span>{t(stepState(next).label)}</span>}
      {heldBy !== null && <span>{t('{who} 办理', { who: t(heldBy) })}</span>}
      {dueAt !== null && <span>{t('{day} 前', { day: formatDay(dueAt) })}</span>}
      {dueAt !== null && standing === 'NOW' && <DueTime until={dueAt} serverTime={life.serverTime} />}
      {dueAt === null && standing === 'NOW' && <span>{t('没有期限')}</span>}
      {standing === 'LATER' && stepNotes(next, life).map((note) => <span key={note}>{note}</span>)}
      {next.waiting && <strong>{t('等待您办理')}</strong>}
    </p>
  )
}

/** What a project's page says when no step comes any more. */
function ending(life: Life, t: ReturnType<typeof useT>): string {
  const ended = life.steps.findLast(({ standing, kind }) => standing === 'ENDED' && kind !== 'CONTRACT_CHANGE')
  if (!ended) return t('您能看到的环节都已完成。')
  const day = ended.doneAt ?? ended.dueAt
  return ended.doneAt === null
    ? t('申报已于 {day} 截止，没有后续环节。', { day: day === null ? '—' : formatDay(day) })
    : t('{step}：{state}（{day}），没有后续环节。', {
        step: stepName(ended),
        state: t(stepState(ended).label),
        day: formatDay(ended.doneAt),
      })
}
