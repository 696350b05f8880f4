/** The steps of a project's timeline, each with state, holder, date and link. */
import { Link } from 'react-router-dom'
import { formatDay } from '@/lib/time/beijing-time'
import { DueTime } from '@/ui/DueTime'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { StateTag } from '@/work/components/StateTag'
import { type Life, partName, type Step, stepName, stepNotes, stepState } from '../life-words'
import styles from './LifeSteps.module.css'

/** A project's steps in order, each with state, holder, date, parts and the link to its work. */
export function LifeSteps({ life }: { life: Life }) {
  return (
    <ol className={styles.steps}>
      {life.steps.map((step) => (
        <li key={step.id} className={styles[step.standing]} aria-current={step.id === life.nextId ? 'step' : undefined}>
          <Name step={step} name={stepName(step)} />
          <div>
            {step.kind === 'MONTHLY_PROGRESS' && step.label !== null && (
              <p className={styles.facts}>{named(step.label)}</p>
            )}
            <StepLine step={step} life={life} />
            {step.parts.length > 0 && (
              <ol className={styles.parts}>
                {step.parts.map((part) => (
                  <li key={part.id}>
                    <Name step={part} name={partName(part)} />
                    <StepLine step={part} life={life} />
                  </li>
                ))}
              </ol>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Name({ step, name }: { step: Step; name: string }) {
  return <span className={styles.name}>{step.link === null ? name : <Link to={step.link}>{name}</Link>}</span>
}

/** State, holder and dates of a step in one line. */
function StepLine({ step, life }: { step: Step; life: Life }) {
  const t = useT()
  const { heldBy, doneAt, dueAt, standing } = step
  const open = standing === 'NOW' || standing === 'LATER'
  return (
    <p className={styles.facts}>
      <StateTag state={stepState(step)} />
      {heldBy !== null && <span>{open ? t('{who} 办理', { who: t(heldBy) }) : named(t(heldBy))}</span>}
      {doneAt !== null && <span>{formatDay(doneAt)}</span>}
      {dueAt !== null && <span>{t('{day} 前', { day: formatDay(dueAt) })}</span>}
      {dueAt !== null && standing === 'NOW' && <DueTime until={dueAt} serverTime={life.serverTime} />}
      {step.waiting && <strong>{t('等待您办理')}</strong>}
      {stepNotes(step, life).map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  )
}
