/** The table with expected, submitted and late reports by month, above the list of overseen platforms. */

import { useEffect, useRef } from 'react'
import { text } from '@/lib/i18n/i18n'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import type { OverseenPlatformsQuery } from '../graphql/platforms.program.generated'
import { monthName } from '../month-names'
import figureTable from './figures.module.css'
import styles from './overview.module.css'

const rows = [
  { of: 'expected', label: text('应报') },
  { of: 'submitted', label: text('已提交') },
  { of: 'late', label: text('逾期') },
] as const

/** By month: how many reports are expected, submitted and late. Where the year does not fit, the newest months are in sight. */
export function MonthCounts({ overseen: { year, months } }: { overseen: OverseenPlatformsQuery['overseenPlatforms'] }) {
  const t = useT()
  const title = t('{year} 年各月报告数', { year })
  const newest = useRef<HTMLTableCellElement>(null)
  const newestMonth = months.findLast(({ expected }) => expected > 0)?.month
  useEffect(() => {
    const region = newest.current?.closest('section')
    if (!newest.current || !region) return
    region.scrollLeft = newest.current.offsetLeft + newest.current.offsetWidth - region.clientWidth
  }, [])
  return (
    <ScrollRegion className={`${styles.counts} ${figureTable.scroll}`} aria-label={title}>
      <table className={figureTable.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('{year} 年', { year })}</th>
            {months.map(({ month }) => (
              <th key={month} scope="col" ref={month === newestMonth ? newest : undefined}>
                {monthName(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ of, label }) => (
            <tr key={of}>
              <th scope="row">{t(label)}</th>
              {months.map((one) => (
                <td key={one.month}>{one.expected === 0 ? '—' : one[of]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
