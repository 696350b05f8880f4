import { CheckCircleFilled, ClockCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import type { DeclarationState } from '@/api/program/schema.generated'
import { formatMinute } from '@/lib/beijing-time'
import { text } from '@/lib/i18n'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { stateDue } from '@/work/kind'
import { declaration as kind } from '@/work/kinds/declaration'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import styles from './Road.module.css'

/** The way of a declaration: its steps in order, each with the states in which it is the one under way. */
const road: readonly { label: string; states: readonly DeclarationState[] }[] = [
  { label: text('填报并提交'), states: ['DRAFT', 'RETURNED'] },
  { label: text('单位审核'), states: ['UNIT_REVIEW'] },
  { label: text('主管部门审核'), states: ['DEPARTMENT_REVIEW'] },
  { label: text('专家评审'), states: ['ACCEPTED', 'UNDER_EVALUATION'] },
  { label: text('立项结论'), states: ['APPROVED', 'NOT_APPROVED'] },
]

const signs = { done: CheckCircleFilled, now: ClockCircleFilled, later: MinusCircleOutlined }
const words = { done: text('已完成'), now: text('办理中'), later: text('之后') }

/** What comes next with a declaration: each step with who takes it and until when; a refused one has none. */
export function Road({ declaration }: { declaration: DeclarationRowFragment }) {
  const t = useT()
  const { state, guide, creatorName, unitName } = declaration
  const commission = t('市科学技术委员会')
  const who = [creatorName, unitName, guide.department, commission, commission]
  const at = road.findIndex(({ states }) => states.includes(state))
  const over = kind.states[state]?.holder === null
  const dates = { guideClose: guide.closesAt, recommendBy: guide.recommendBy }
  if (at < 0) return <p>{t('本次申报已经终止，没有后续步骤。')}</p>
  return (
    <ol className={styles.road}>
      {road.map(({ label, states }, index) => {
        const stand = index < at || over ? 'done' : index === at ? 'now' : 'later'
        const first = kind.states[states[0] ?? '']
        const due = first && stateDue(first, dates)
        const Sign = signs[stand]
        return (
          <li key={label} className={styles[stand]} aria-current={stand === 'now' ? 'step' : undefined}>
            <Sign aria-hidden />
            <div>
              <p className={styles.label}>
                {t(label)} <span className={styles.stand}>{t(words[stand])}</span>
              </p>
              <p className={styles.who}>
                {who[index]}
                {due && stand !== 'done' && (
                  <>
                    {' · '}
                    {t('{at} 前', { at: formatMinute(due) })}{' '}
                    {stand === 'now' && <DueTime until={due} serverTime={guide.serverTime} />}
                  </>
                )}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
