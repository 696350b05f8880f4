/** The table of unusual figures (outliers) on the page of base statistics; its way of writing a change is the Excel file’s too. */

import { formatDecimal } from '@/lib/numbers/decimal'
import { repeatedReasonPeriods } from '@/lib/work/repeated-reason'
import { ListRows } from '@/shared/list/ListRows'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { AnsweredLink } from '@/ui/AnsweredLink'
import { Section } from '@/ui/Section'
import { Tag } from '@/ui/Tag'
import { useT } from '@/ui/use-t'
import type { BaseStatisticsQuery } from './graphql/statistics.innovation.generated'
import styles from './Statistics.module.css'

type Outlier = BaseStatisticsQuery['baseStatistics']['outliers'][number]

const amount = (value: number | null | undefined) => (value == null ? '—' : formatDecimal(String(value), { atMost: 2 }))

/** The change against last year. */
export function changeOf({ value, former }: Pick<Outlier, 'value' | 'former'>): string {
  if (former == null || former === 0) return '—'
  const percent = Math.round(((value - former) / former) * 100)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

/** Outliers with their reasons; those explained for three years, and those far from their kind, come first. */
export function Outliers({ outliers, year }: { outliers: readonly Outlier[]; year: number }) {
  const t = useT()
  const number = (key: string, title: string, render: (item: Outlier) => string): WorkListColumn<Outlier> => ({
    ...{ key, title, render, align: 'end', width: 110 },
  })
  const columns: readonly WorkListColumn<Outlier>[] = [
    { key: 'base', title: t('基地'), render: (item) => <AnsweredLink to={item.address}>{item.name}</AnsweredLink> },
    {
      key: 'figure',
      title: t('指标'),
      width: 180,
      render: ({ figure }) => t('{label}（{unit}）', { label: t(figure.label), unit: t(figure.unit) }),
    },
    number('value', t('本年'), ({ value }) => amount(value)),
    number('former', t('上年'), ({ former }) => amount(former)),
    number('change', t('变化'), changeOf),
    number('middle', t('同类中位数'), ({ middle }) => amount(middle)),
    { key: 'reason', title: t('原因与标记'), width: 320, render: (item) => <Reason outlier={item} /> },
  ]
  return (
    <Section id="base-outliers" title={t('需要留意的数字')}>
      <p className={styles.summary}>
        {outliers.length === 0
          ? t('{year} 年没有需要留意的数字。', { year })
          : t('{year} 年有 {n} 个数字比上年变化过半并说明了原因，或者与同类基地相差较大。', {
              year,
              n: outliers.length,
            })}
      </p>
      {outliers.length > 0 && (
        <ListRows
          label={t('需要留意的数字')}
          rows={outliers}
          rowKey={(item) => `${item.workId}:${item.figure.id}`}
          columns={columns}
        />
      )}
    </Section>
  )
}

/** The reason given for a figure. */
function Reason({ outlier: { reason, reasonYears, far } }: { outlier: Outlier }) {
  const t = useT()
  return (
    <>
      {reasonYears >= repeatedReasonPeriods && <Tag color="error">{t('连续三年说明原因')}</Tag>}
      {far && <Tag color="warning">{t('与同类基地相差较大')}</Tag>} {reason ?? t('未要求说明原因')}
    </>
  )
}
