/** The table and charts of everything that a reviewer oversees, by state and year. */
import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { LinePlot } from '@/ui/plot/LinePlot'
import { SharePlot } from '@/ui/plot/SharePlot'
import { seriesLooks } from '@/ui/plot/series-looks'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import { WorkCountsByYearDocument } from '../graphql/works.workflow.generated'
import { portfolioOf, projectKinds } from '../portfolio-counts'
import styles from './Portfolio.module.css'

/** Everything this person oversees, by state and year; each number links to its list. */
export function Portfolio({ listOf }: { listOf(at: { kind: string; state: string; year?: number }): string }) {
  const t = useT()
  const answer = workflow.useAnswer(WorkCountsByYearDocument, {
    variables: { filter: { scope: 'REVIEW', kinds: [...projectKinds] } },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return <PageSkeleton />
  const { years, groups } = portfolioOf(answer.data.workCounts)
  if (groups.length === 0) return <p>{t('还没有立项的项目。')}</p>
  const oldest = years.toReversed()
  const sums = (kind: string, state?: string) => {
    const rows = groups.find((group) => group.kind === kind)?.rows.filter((row) => !state || row.state === state) ?? []
    return years.map((_, at) => rows.reduce((sum, row) => sum + (row.counts[at] ?? 0), 0)).toReversed()
  }
  const approved = sums('TASK_BOOK')
  const passed = sums('ACCEPTANCE', 'PASSED')
  const books = groups.find(({ kind }) => kind === 'TASK_BOOK')?.rows ?? []
  const all = approved.reduce((sum, number) => sum + number, 0)
  return (
    <>
      <ScrollRegion className={styles.scroll} aria-label={t('按状态和年度')}>
        <table className={styles.table} aria-label={t('按状态和年度')}>
          <thead>
            <tr>
              <th scope="col">{t('状态')}</th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {t('{year}年度', { year })}
                </th>
              ))}
              <th scope="col">{t('合计')}</th>
            </tr>
          </thead>
          {groups.map(({ kind, noun, rows }) => (
            <tbody key={kind}>
              <tr>
                <th scope="rowgroup" colSpan={years.length + 2}>
                  {t(noun)}
                </th>
              </tr>
              {rows.map(({ state, label, counts, total }) => {
                const link = (count: number, year?: number) =>
                  count === 0 ? (
                    '0'
                  ) : (
                    <Link
                      to={listOf({ kind, state, year })}
                      aria-label={t('{noun}，{state}，{year}：{n} 项', {
                        noun: t(noun),
                        state: t(label),
                        year: year === undefined ? t('合计') : t('{year}年度', { year }),
                        n: count,
                      })}
                    >
                      {count}
                    </Link>
                  )
                return (
                  <tr key={state}>
                    <th scope="row">{t(label)}</th>
                    {years.map((year, at) => (
                      <td key={year}>{link(counts[at] ?? 0, year)}</td>
                    ))}
                    <td>{link(total)}</td>
                  </tr>
                )
              })}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
      <div className={styles.plots}>
        <LinePlot
          title={t('历年立项与通过验收')}
          summary={t('共立项 {n} 项，通过验收 {passed} 项。', {
            n: all,
            passed: passed.reduce((sum, number) => sum + number, 0),
          })}
          rowHead={t('年度')}
          labels={oldest.map(String)}
          series={[
            { ...seriesLooks[0], label: t('立项'), values: approved },
            { ...seriesLooks[2], label: t('通过验收'), values: passed },
          ]}
          format={String}
        />
        <SharePlot
          title={t('任务书所处状态')}
          summary={books.map(({ label, total }) => t('{state} {n} 项', { state: t(label), n: total })).join(t('，'))}
          rowHead={t('状态')}
          amountHead={t('项目数')}
          parts={books.map(({ label, total }, index) => ({
            label: t(label),
            value: total,
            color: seriesLooks[index % seriesLooks.length]?.color ?? '',
            pattern: seriesLooks[index % seriesLooks.length]?.pattern ?? 'plain',
          }))}
          format={String}
        />
      </div>
    </>
  )
}
