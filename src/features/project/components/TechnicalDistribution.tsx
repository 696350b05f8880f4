/** The chart of the totals of evaluated technical reports. */
import { BarPlot } from '@/ui/plot/BarPlot'
import { useT } from '@/ui/use-t'
import { distribution } from '../technical-spread'

/** How the totals of some evaluated reports are distributed; `group` names the reports. */
export function TechnicalDistribution({ totals, group }: { totals: readonly number[]; group: string }) {
  const t = useT()
  const classes = distribution(totals)
  return (
    <BarPlot
      title={t('总分分布')}
      summary={t('{group}共 {n} 份已评价的技术报告，满分 100 分。', { group, n: totals.length })}
      rowHead={t('总分')}
      labels={classes.map(({ from, to }) => t('{from}—{to} 分', { from, to }))}
      series={[
        {
          label: t('报告（份）'),
          color: 'var(--ant-blue-6)',
          pattern: 'plain',
          values: classes.map(({ count }) => count),
        },
      ]}
      format={String}
    />
  )
}
