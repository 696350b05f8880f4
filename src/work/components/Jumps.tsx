/** The figures of a report that changed much, with their reasons, for its reviewer. */

import { workflow } from '@/api/workflow'
import { formatDecimal, parseDecimal } from '@/lib/numbers/decimal'
import { repeatedReasonPeriods } from '@/lib/work/repeated-reason'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { Tag } from '@/ui/Tag'
import { useT } from '@/ui/use-t'
import { WorkJumpsDocument } from '../graphql/findings.workflow.generated'
import styles from './Findings.module.css'

/** The change against the previous figure, in whole percent. */
function change(value: string, former: string): string {
  const [now, before] = [parseDecimal(value), parseDecimal(former)]
  if (!now || !before || before.eq(0)) return '—'
  const percent = now.minus(before).div(before).times(100)
  return `${percent.gt(0) ? '+' : ''}${formatDecimal(percent, { decimals: 0 })}%`
}

/** What a reviewer reads first: figures that jumped against the previous period, with their reasons and marks. */
export function Jumps({ workId, monthly = false }: { workId: string; monthly?: boolean }) {
  const t = useT()
  const { data, failureText, retry } = workflow.useAnswer(WorkJumpsDocument, {
    variables: { id: workId },
    background: true,
  })
  const jumps = data?.workJumps ?? []
  if (failureText !== undefined && !data) return <LoadFailure text={failureText} onRetry={retry} />
  if (jumps.length === 0) return null
  return (
    <Section id="work-jumps" title={t('变化较大的数字与原因')}>
      <ul className={styles.list}>
        {jumps.map((jump) => {
          const unit = jump.unit ? t(jump.unit) : ''
          return (
            <li key={jump.fieldId}>
              <p>
                <strong>{jump.label}</strong>{' '}
                {t('{value} {unit}，上一期 {former} {unit}，{change}', {
                  value: formatDecimal(jump.value),
                  former: formatDecimal(jump.former),
                  unit,
                  change: change(jump.value, jump.former),
                })}
              </p>
              <p>{t('原因：{reason}', { reason: jump.reason })}</p>
              {jump.periods >= repeatedReasonPeriods && (
                <Tag color="error">{monthly ? t('连续三个月说明原因') : t('连续三年说明原因')}</Tag>
              )}
              {jump.far && (
                <Tag color="warning">
                  {t('与同类相差较大，中位数 {middle} {unit}', { middle: jump.middle ?? '—', unit })}
                </Tag>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
