/** The section that says who has read a work item and when, as far as the person may know. */
import { workflow } from '@/api/workflow'
import { nameText } from '@/lib/i18n/english-names'
import { isoMoment } from '@/lib/time/beijing-time'
import { actorTitle } from '@/lib/work/actor-title'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { WorkReadsDocument } from '../graphql/works.workflow.generated'
import styles from './History.module.css'

/** Who has read a work item and when, as far as the person may know; nothing where nobody has, or they may not. */
export function ReadBy({ workId }: { workId: string }) {
  const t = useT()
  const minute = useMinute()
  const { data, failureText, retry } = workflow.useAnswer(WorkReadsDocument, {
    variables: { workId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const reads = data?.workReads ?? []
  if (reads.length === 0 && failureText === undefined) return null
  const moment = (at: number) => <time dateTime={isoMoment(at)}>{minute(at)}</time>
  return (
    <Section id="work-reads" title={t('阅读记录')}>
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      <ul className={styles.history}>
        {reads.map(({ id, name, role, unitName, firstAt, lastAt, times }) => {
          const as = [actorTitle(role), unitName && nameText(unitName)].filter(Boolean).join(' · ')
          return (
            <li key={id} className={styles.body}>
              <p className={styles.step}>{name === null ? as : t('{name}（{as}）', { name, as })}</p>
              <p className={styles.who}>
                {moment(lastAt)}
                {times > 1 && <span>{t('共 {n} 次，首次 {at}', { n: times, at: minute(firstAt) })}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
