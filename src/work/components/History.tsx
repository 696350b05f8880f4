/** The section with the history of a work item, newest first: action, person, time, opinion, state. */
import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons'
import { nameText } from '@/lib/i18n/english-names'
import { isoMoment } from '@/lib/time/beijing-time'
import { actorName, actorTitle } from '@/lib/work/actor-title'
import { LoadFailure } from '@/ui/LoadFailure'
import { Name } from '@/ui/Name'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { entryOpinion } from '../generated-opinion'
import { historyStep } from '../history-steps'
import { kindWords } from '../kind-words'
import type { KnownHistory } from '../use-work'
import styles from './History.module.css'

const signs = {
  plain: ClockCircleOutlined,
  good: CheckCircleOutlined,
  back: RollbackOutlined,
  bad: CloseCircleOutlined,
}

/** The history, newest first: action, person and role, time, opinion, resulting state. */
export function History({ kind, history }: { kind: string; history: KnownHistory }) {
  const t = useT()
  const minute = useMinute()
  const { entries, failureText, retry } = history
  if (!entries) return failureText === undefined ? null : <LoadFailure text={failureText} onRetry={retry} />
  return (
    <ol className={styles.history} reversed>
      {entries.toReversed().map((entry, index, newestFirst) => {
        const { label, tone } = historyStep(kind, entry.step)
        // An extension or a question leaves the state as it was.
        const isMoved = entry.state !== newestFirst[index + 1]?.state
        const Sign = signs[tone]
        const as = [actorTitle(entry.actorRole), entry.actorUnit && nameText(entry.actorUnit)]
          .filter(Boolean)
          .join(' · ')
        // Actions of the system have no person.
        const bySystem = entry.actorName === entry.actorRole
        return (
          <li key={entry.id} className={styles.entry}>
            <Sign className={styles[tone]} aria-hidden />
            <div className={styles.body}>
              <p className={styles.step}>{t(label)}</p>
              <p className={styles.who}>
                <Name>{bySystem ? as : actorName(entry.actorName)}</Name>
                {entry.inPlaceOf != null && t('（代 {name}）', { name: entry.inPlaceOf })}
                {!bySystem && <span className={styles.as}>{t('（{as}）', { as })}</span>}
                <time dateTime={isoMoment(entry.at)}>{minute(entry.at)}</time>
              </p>
              {entry.opinion && (
                <blockquote className={styles.opinion}>
                  {entryOpinion({ step: entry.step, opinion: entry.opinion })}
                </blockquote>
              )}
              {isMoved && (
                <p className={styles.led}>
                  {t('状态变为：{state}', { state: t(kindWords(kind).state(entry.state).label) })}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
