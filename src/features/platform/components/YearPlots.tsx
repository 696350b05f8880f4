/** The line chart of one figure of a platform by month, this year against last, with its table. */

import { Link, useSearchParams } from 'react-router-dom'
import { formatDecimal } from '@/lib/numbers/decimal'
import { LinePlot } from '@/ui/plot/LinePlot'
import { seriesLooks } from '@/ui/plot/series-looks'
import { useT } from '@/ui/use-t'
import type { PlatformFactsFragment, YearFiguresFragment } from '../graphql/platforms.program.generated'
import styles from '../pages/platform.module.css'
import { changeOf } from './YearTotals'

/** A plot has no point where there is no value. */
const pointOf = (value: string | null) => (value === null ? Number.NaN : Number(value))

/** One figure by month, this year against last, with its table; the address says which figure. */
export function YearPlots({ platform }: { platform: PlatformFactsFragment & YearFiguresFragment }) {
  const t = useT()
  const [query] = useSearchParams()
  const { year, months } = platform
  const figures = platform.figures.filter((one) => one.months > 0)
  const visible = figures.find(({ id }) => id === query.get('figure')) ?? figures[0]
  if (!visible) return null
  const name = t('{label}（{unit}）', { label: t(visible.label), unit: t(visible.unit) })
  const format = (value: number) =>
    Number.isNaN(value) ? '—' : formatDecimal(String(value), { atMost: visible.decimals })
  return (
    <>
      <nav aria-label={t('指标')} className={styles.years}>
        {figures.map(({ id, label }) => (
          <Link
            key={id}
            to={{ search: `?${new URLSearchParams({ year: String(year), figure: id })}` }}
            replace
            preventScrollReset
            aria-current={id === visible.id ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <LinePlot
        title={t('各月{name}', { name })}
        summary={t('{year} 年 {n} 个月，与去年同期相比 {change}。', {
          year,
          n: visible.months,
          change: changeOf(visible),
        })}
        rowHead={t('月份')}
        // Bare numbers: twelve names do not fit beneath a narrow plot.
        labels={months.map(({ month }) => month.replace(/^\d{4}-0?/, ''))}
        series={[
          { ...seriesLooks[0], label: t('{year} 年', { year }), values: visible.values.map(pointOf) },
          { ...seriesLooks[1], label: t('{year} 年', { year: year - 1 }), values: visible.former.map(pointOf) },
        ]}
        format={format}
      />
    </>
  )
}
