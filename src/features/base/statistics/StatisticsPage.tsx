/** The page of base statistics (基地统计), for the commission and host units. */
import { DownloadOutlined } from '@ant-design/icons'
import { innovation } from '@/api/innovation'
import { loadChunk } from '@/lib/loading/lazy-import'
import { useListState } from '@/shared/list/use-list-state'
import { WorkListFilters } from '@/shared/list/WorkListFilters'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { CountsTable, useCountedBy } from './CountsTable'
import { parts } from './counts'
import { FigurePlots } from './FigurePlots'
import { BaseStatisticsDocument } from './graphql/statistics.innovation.generated'
import { Outliers } from './Outliers'
import { ReportsBehind, reportOrders } from './ReportsBehind'
import styles from './Statistics.module.css'
import { filterFor, filterNames } from './statistics-links'
import { statisticsSheets } from './statistics-sheets'

/**
 * Statistics of base reports for commission and host units: submissions, figures, outliers; each number leads to its
 * reports.
 */
export function StatisticsPage() {
  const t = useT()
  const state = useListState(filterNames, { resetOn: ['by'], orders: reportOrders })
  const by = useCountedBy()
  const answer = innovation.useAnswer(BaseStatisticsDocument, {
    variables: { filter: filterFor(state.filters) },
    fetchPolicy: 'cache-and-network',
  })
  const statistics = answer.data?.baseStatistics
  const save = async () => {
    if (!statistics) return
    const { saveWorkbook } = await loadChunk(() => import('@/lib/sheets/workbook'))
    await saveWorkbook(t('基地年度检查统计'), statisticsSheets(statistics, by))
  }
  const header = (
    <PageHeader
      title={t('基地年度检查统计')}
      purpose={t('各类基地年度报告的提交情况和主要数字；点数字可以看到背后的报告。')}
      actions={
        statistics && (
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void save()}>
            {t('导出 Excel')}
          </Button>
        )
      }
    />
  )
  if (answer.failureText !== undefined)
    return (
      <>
        {header}
        <LoadFailure text={answer.failureText} onRetry={answer.retry} />
      </>
    )
  if (!statistics) return <PageSkeleton />
  const { filters } = state
  const year = String(statistics.year)
  return (
    <div>
      {header}
      <WorkListFilters
        label={t('基地年度检查统计')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'year',
            label: t('年度'),
            initial: year,
            options: statistics.years.toReversed().map((year) => ({ value: String(year), label: String(year) })),
          },
          {
            kind: 'select',
            name: 'kind',
            label: t('类别'),
            options: statistics.kinds.map(({ id, name }) => ({ value: id, label: t(name) })),
          },
          {
            kind: 'select',
            name: 'district',
            label: t('区'),
            options: statistics.districts.map((district) => ({ value: district, label: district })),
          },
          {
            kind: 'select',
            name: 'unit',
            label: t('依托单位'),
            options: statistics.units.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            kind: 'select',
            name: 'figure',
            label: t('指标'),
            initial: statistics.figure?.id ?? '',
            options: statistics.figures.map(({ id, label }) => ({ value: id, label: t(label) })),
          },
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: parts.map(({ state: value, label }) => ({ value, label: t(label) })),
          },
        ]}
      />
      <div aria-busy={answer.loading} className={styles.parts}>
        <CountsTable statistics={statistics} filters={filters} />
        <FigurePlots statistics={statistics} filters={filters} />
        <Outliers outliers={statistics.outliers} year={statistics.year} />
        <ReportsBehind statistics={statistics} state={state} />
      </div>
    </div>
  )
}
