/** The table of submitted and expected reports on the page of base statistics, grouped as the address says. */
import { Link, useSearchParams } from 'react-router-dom'
import { nameText } from '@/lib/i18n/english-names'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { dimensions, parts, shareText } from './counts'
import type { BaseStatisticsQuery } from './graphql/statistics.innovation.generated'
import styles from './Statistics.module.css'
import { reportsBehind, rowFilter, type StatisticsFilters } from './statistics-links'

type Statistics = BaseStatisticsQuery['baseStatistics']

/** The grouping of the table, from the address; default: by kind. */
export function useCountedBy() {
  const [params] = useSearchParams()
  return dimensions.find(({ by }) => by === params.get('by')) ?? dimensions[0]
}

/** Submitted and expected reports by kind, district, year or host unit; each number links to its reports. */
export function CountsTable({ statistics, filters }: { statistics: Statistics; filters: StatisticsFilters }) {
  const t = useT()
  const countedBy = useCountedBy()
  const { whole, year } = statistics
  const rows = statistics.counts.filter(({ by }) => by === countedBy.by)
  const here: StatisticsFilters = { ...filters, year: String(year) }
  return (
    <Section id="base-counts" title={t('提交情况')}>
      <p role="status">
        {t('{year} 年应报 {expected} 份，已提交 {submitted} 份，占 {share}。', {
          year,
          expected: whole.expected,
          submitted: whole.submitted,
          share: shareText(whole),
        })}
      </p>
      <nav aria-label={t('统计方式')} className={styles.ways}>
        {dimensions.map(({ by, label }) => (
          <Link
            key={by}
            to={{ search: `?${new URLSearchParams({ ...filters, by })}` }}
            replace
            preventScrollReset
            aria-current={by === countedBy.by ? 'true' : undefined}
          >
            {t('按{way}', { way: t(label) })}
          </Link>
        ))}
      </nav>
      <ScrollRegion className={styles.scroll} aria-label={t('按{way}', { way: t(countedBy.label) })}>
        <table className={styles.table} aria-label={t('按{way}', { way: t(countedBy.label) })}>
          <thead>
            <tr>
              <th scope="col">{t(countedBy.label)}</th>
              <th scope="col">{t('应报')}</th>
              {parts.map(({ part, label }) => (
                <th key={part} scope="col">
                  {t(label)}
                </th>
              ))}
              <th scope="col">{t('提交率')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const name = nameText(t(row.label))
              const link = (count: number, what: string, state: StatisticsFilters) =>
                count === 0 ? (
                  '0'
                ) : (
                  <Link
                    to={reportsBehind({ ...here, ...rowFilter(row) }, state, countedBy.by)}
                    aria-label={t('{name}，{what}：{n} 份', { name, what, n: count })}
                  >
                    {count}
                  </Link>
                )
              return (
                <tr key={row.key}>
                  <th scope="row">{name}</th>
                  <td>{link(row.expected, t('应报'), { state: '' })}</td>
                  {parts.map(({ part, state, label }) => (
                    <td key={part}>{link(row[part], t(label), { state })}</td>
                  ))}
                  <td>{shareText(row)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  )
}
