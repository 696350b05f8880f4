/** The documents that a topic's leader submits, with their states, in the lists and pages of topics. */

import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { useT } from '@/ui/use-t'
import { WorkStatus } from '@/work/components/WorkStatus'
import { kindWords } from '@/work/kind-words'
import type { PartRowFragment } from '../graphql/topics.program.generated'
import styles from './Topics.module.css'

/** What the topic's leader does next, by state. */
const nextSteps: Readonly<Record<string, string>> = {
  TO_FILL: text('开始填报'),
  FILLING: text('继续填报'),
  RETURNED: text('修改后提交'),
}

/** The half year of a progress report (2026H2) in words. */
function periodText(t: ReturnType<typeof useT>, period: string): string {
  const year = period.slice(0, 4)
  return period.endsWith('H1') ? t('{year} 年上半年', { year }) : t('{year} 年下半年', { year })
}

interface TopicPartsProps {
  topic: string
  parts: readonly PartRowFragment[]
  /** Who reads: the topic's leader fills in, the project's leader confirms, others look. */
  reader: 'topicLeader' | 'projectLeader' | 'other'
}

/** What a topic's leader files, each with its state, its date and this reader's next step. */
export function TopicParts({ topic, parts, reader }: TopicPartsProps) {
  const t = useT()
  return (
    <ul className={styles.parts}>
      {parts.map((part) => {
        const words = kindWords(part.kind)
        const location = { id: part.id, unitId: '-' }
        const noun =
          part.period === null
            ? t(words.noun)
            : t('{noun}（{period}）', { noun: t(words.noun), period: periodText(t, part.period) })
        const step = ownValue(nextSteps, part.state)
        const next =
          reader === 'topicLeader' && step !== undefined
            ? { label: t(step), to: words.form(location) ?? words.overview(location) }
            : reader === 'projectLeader' && part.state === 'SUBMITTED'
              ? { label: t('去确认'), to: words.address(location) }
              : null
        return (
          <li key={part.id}>
            <Link to={words.overview(location)}>{noun}</Link>
            <WorkStatus {...part} />
            {next && (
              <Link to={next.to} aria-label={t('{action}：{name}', { action: next.label, name: `${topic} ${noun}` })}>
                {next.label}
              </Link>
            )}
            {part.opinion !== null && (
              <span className={styles.opinion}>{t('意见：{text}', { text: part.opinion })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
