import { useSyncExternalStore } from 'react'
import desk from '@/shared/desk/desk.module.css'
import type { FormEngine } from '@/smartform/engine/engine'
import { HeadRow } from '@/ui/HeadRow'
import { BarPlot } from '@/ui/plot/BarPlot'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import type { TechnicalDeskQuery } from '../graphql/technical.evaluation.generated'
import { distribution, spreadOf } from '../technical-spread'
import styles from './Technical.module.css'

interface TechnicalComparisonProps {
  desk: TechnicalDeskQuery['technicalDesk']
  /** The open form, from which the scores are read as they are typed; null: `values` are submitted. */
  engine: FormEngine | null
  values: unknown
}

const none = () => () => {}
const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
const scoreOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' || !Number.isFinite(Number(value)) ? null : Number(value)

/** The scores of this report beside the evaluations of reports alike, and how these are distributed. */
export function TechnicalComparison({ desk: compared, engine, values }: TechnicalComparisonProps) {
  const t = useT()
  const live = useSyncExternalStore(engine ? (changed) => engine.subscribeDerived(changed) : none, () =>
    engine ? JSON.stringify(compared.criteria.map(({ field }) => scoreOf(engine.values()[field]))) : null,
  )
  const own =
    live === null
      ? compared.criteria.map(({ field }) => scoreOf(record(values)[field]))
      : (JSON.parse(live) as (number | null)[])
  const scored = own.flatMap((score) => (score === null ? [] : [score]))
  const total = scored.length === own.length ? scored.reduce((sum, score) => sum + score, 0) : null
  const totals = compared.alike.map((report) => report.total)
  const rank = total === null ? null : totals.filter((other) => other > total).length + 1
  const group = compared.group === 'FIELD' ? t('同一技术领域') : t('全部技术领域')
  const rows = [
    ...compared.criteria.map(({ field, label, most }, index) => ({
      label: t('{label}（满分 {most}）', { label, most }),
      own: own[index] ?? null,
      spread: spreadOf(compared.alike.flatMap(({ scores }) => scoreOf(record(scores)[field]) ?? [])),
    })),
    { label: t('总分'), own: total, spread: spreadOf(totals) },
  ]
  const classes = distribution(totals)
  return (
    <>
      <div className={desk.standing} role="status">
        {total === null ? (
          t('已评 {n} / {of} 项，评完后显示总分和位次', { n: scored.length, of: own.length })
        ) : (
          <>
            <strong>{t('总分 {n}', { n: total })}</strong>{' '}
            {rank !== null && totals.length > 0 && t('在已评的 {of} 份中排第 {rank}', { of: totals.length + 1, rank })}
          </>
        )}
      </div>
      <details className={desk.fold}>
        <summary>{t('与已评报告比较（{n} 份，{group}）', { n: totals.length, group })}</summary>
        {totals.length === 0 ? (
          <p>{t('还没有其他已评价的技术报告。')}</p>
        ) : (
          <>
            <ScrollRegion className={styles.scroll} aria-label={t('各项评分比较')}>
              <table aria-label={t('各项评分比较')}>
                <HeadRow heads={[t('评分项'), t('本报告'), t('最低'), t('中位数'), t('最高')]} />
                <tbody>
                  {rows.map(({ label, own: score, spread }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{score ?? t('未评')}</td>
                      <td>{spread?.lowest ?? '—'}</td>
                      <td>{spread?.median ?? '—'}</td>
                      <td>{spread?.highest ?? '—'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
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
          </>
        )}
      </details>
    </>
  )
}
