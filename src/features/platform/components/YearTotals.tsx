/** The table of a platform's figures for the year beside those of the same months of last year. */

import { text } from '@/lib/i18n/i18n'
import { formatDecimal, parseDecimal, rounded } from '@/lib/numbers/decimal'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import type { PlatformFactsFragment, YearFiguresFragment } from '../graphql/platforms.program.generated'
import styles from '../pages/platform.module.css'
import figureTable from './figures.module.css'

type Figure = YearFiguresFragment['figures'][number]

/** How the year's figure follows from the months. */
const aggregations: Readonly<Record<Figure['by'], string>> = {
  SUM: text('合计'),
  MEAN: text('月均'),
  LAST: text('截至最近一月'),
}

/** The change against last year in whole percent; a dash without a base. */
export function changeOf({ total, formerTotal }: Pick<Figure, 'total' | 'formerTotal'>): string {
  const [now, before] = [parseDecimal(total ?? ''), parseDecimal(formerTotal ?? '')]
  if (!now || !before || before.eq(0)) return '—'
  const percent = rounded(now.minus(before).div(before).times(100), 0)
  return `${percent.gt(0) ? '+' : ''}${formatDecimal(percent)}%`
}

/** The year's figures beside those of the same months of last year. */
export function YearTotals({ platform }: { platform: PlatformFactsFragment & YearFiguresFragment }) {
  const t = useT()
  const { year, figures } = platform
  const months = Math.max(0, ...figures.map((one) => one.months))
  if (months === 0) return null
  const written = (value: string | null, { decimals }: Figure) =>
    value === null ? '—' : formatDecimal(value, { atMost: decimals })
  return (
    <Section title={t('{year} 年累计与去年同期', { year })}>
      <p className={styles.secondary}>{t('来自 {n} 个月已提交的报告，与去年相同月份比较。', { n: months })}</p>
      <ScrollRegion
        className={`${styles.totals} ${figureTable.scroll}`}
        aria-label={t('{year} 年累计与去年同期', { year })}
      >
        <table className={figureTable.table} aria-label={t('{year} 年累计与去年同期', { year })}>
          <thead>
            <tr>
              <th scope="col">{t('指标')}</th>
              <th scope="col">{t('{year} 年', { year })}</th>
              <th scope="col">{t('{year} 年同期', { year: year - 1 })}</th>
              <th scope="col">{t('变化')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  {t('{label}（{unit}，{way}）', {
                    label: t(one.label),
                    unit: t(one.unit),
                    way: t(aggregations[one.by]),
                  })}
                </th>
                <td>{written(one.total, one)}</td>
                <td>{written(one.formerTotal, one)}</td>
                <td>{changeOf(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  )
}
