import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { formatDecimal } from '@/lib/decimal'
import { useT } from '@/ui/use-t'
import type { BaseStatisticsQuery } from './graphql/statistics.innovation.generated'
import styles from './Statistics.module.css'

type Outlier = BaseStatisticsQuery['baseStatistics']['outliers'][number]

const amount = (value: number | null | undefined) => (value == null ? '—' : formatDecimal(String(value), { atMost: 2 }))

/** How a number stands to last year's. */
export function changeOf({ value, former }: Pick<Outlier, 'value' | 'former'>): string {
  if (former == null || former === 0) return '—'
  const percent = Math.round(((value - former) / former) * 100)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

/** Numbers that stand out, with the reasons given: what has been explained for three years and what lies far from its kind first. */
export function Outliers({ outliers, year }: { outliers: readonly Outlier[]; year: number }) {
  const t = useT()
  return (
    <section aria-labelledby="base-outliers">
      <h2 id="base-outliers" className={styles.title}>
        {t('突出的数字')}
      </h2>
      <p className={styles.summary}>
        {outliers.length === 0
          ? t('{year} 年没有需要留意的数字。', { year })
          : t('{year} 年有 {n} 个数字比上年变化过半并说明了原因，或者远离同类基地。', { year, n: outliers.length })}
      </p>
      {outliers.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={styles.scroll} aria-label={t('突出的数字')} tabIndex={0}>
          <table className={styles.table} data-words>
            <thead>
              <tr>
                <th scope="col">{t('基地')}</th>
                <th scope="col" className={styles.words}>
                  {t('指标')}
                </th>
                <th scope="col">{t('本年')}</th>
                <th scope="col">{t('上年')}</th>
                <th scope="col">{t('变化')}</th>
                <th scope="col">{t('同类中位数')}</th>
                <th scope="col" className={styles.words}>
                  {t('原因与标记')}
                </th>
              </tr>
            </thead>
            <tbody>
              {outliers.map((one) => (
                <tr key={`${one.workId}:${one.figure.id}`}>
                  <th scope="row">
                    <Link to={one.address}>{one.name}</Link>
                  </th>
                  <td className={styles.words}>
                    {t('{label}（{unit}）', { label: t(one.figure.label), unit: t(one.figure.unit) })}
                  </td>
                  <td>{amount(one.value)}</td>
                  <td>{amount(one.former)}</td>
                  <td>{changeOf(one)}</td>
                  <td>{amount(one.middle)}</td>
                  <td className={styles.words}>
                    {one.reasonYears >= 3 && <Tag color="error">{t('连续三年说明原因')}</Tag>}
                    {one.far && <Tag color="warning">{t('远离同类基地')}</Tag>}
                    {one.reason ?? t('未要求说明原因')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
