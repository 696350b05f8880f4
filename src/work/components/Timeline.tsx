/** The coming steps of a work item with holder and deadline, on its overview. */

import { CheckCircleFilled, ClockCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { text } from '@/lib/i18n/i18n'
import { DueTime } from '@/ui/DueTime'
import { named } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { factsOf } from '../facts'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { holderNames } from '../holder-names'
import { stateDue, stateOf } from '../kind'
import { findKind } from '../kinds/all'
import { timelineOf } from '../timeline'
import styles from './Timeline.module.css'

const signs = { done: CheckCircleFilled, now: ClockCircleFilled, later: MinusCircleOutlined }
const words = { done: text('已完成'), now: text('办理中'), later: text('未开始') }

/** A timeline with only two steps would repeat the state. */
const fewest = 3

/**
 * The coming steps of a work item, each with holder and deadline; renders nothing when it has ended or left the usual
 * path.
 */
export function Timeline({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const minute = useMinute()
  const kind = findKind(work.kind, work.kindVersion)
  const timeline = kind ? timelineOf(kind) : []
  const at = timeline.findIndex(({ states }) => states.includes(work.state))
  if (!kind || at < 0 || timeline.length < fewest || work.holder === null) return null
  const { guideClose, recommendBy } = factsOf(work) as { guideClose?: number; recommendBy?: number }
  const names = holderNames(work)
  return (
    <Section id="work-timeline" title={t('后续步骤')}>
      <ol className={styles.timeline}>
        {timeline.map(({ label, holder, states }, index) => {
          const phase = index < at ? 'done' : index === at ? 'now' : 'later'
          const first = stateOf(kind, states[0] ?? '')
          const due = phase === 'now' ? work.dueAt : first ? stateDue(first, { guideClose, recommendBy }) : null
          const who = phase === 'now' ? work.heldBy : (names[holder ?? kind.concludedBy ?? 'commission'] ?? null)
          const Sign = signs[phase]
          return (
            <li key={label} className={styles[phase]} aria-current={phase === 'now' ? 'step' : undefined}>
              <Sign aria-hidden />
              <div>
                <p className={styles.label}>
                  {t(label)} <span className={styles.stand}>{t(words[phase])}</span>
                </p>
                <p className={styles.who}>
                  {named(who)}
                  {due !== null && phase !== 'done' && (
                    <>
                      {who && ' · '}
                      {t('{at} 前', { at: minute(due) })}{' '}
                      {phase === 'now' && <DueTime until={due} serverTime={work.serverTime} />}
                    </>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
