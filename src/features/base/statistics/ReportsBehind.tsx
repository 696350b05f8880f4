/** The list of reports behind a number of the base statistics, below the charts. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { innovation } from '@/api/innovation'
import type { BaseReportOrderField } from '@/api/innovation/schema.generated'
import { formatDecimal } from '@/lib/numbers/decimal'
import { formatDay } from '@/lib/time/beijing-time'
import type { ListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { AnsweredLink } from '@/ui/AnsweredLink'
import { useT } from '@/ui/use-t'
import { StateTag } from '@/work/components/StateTag'
import { kindWords } from '@/work/kind-words'
import {
  BaseReportsDocument,
  type BaseReportsQuery,
  type BaseStatisticsQuery,
} from './graphql/statistics.innovation.generated'
import styles from './Statistics.module.css'
import { filterFor } from './statistics-links'

type Report = BaseReportsQuery['baseReports']['items'][number]

/** The columns that sort the reports. */
export const reportOrders = {
  name: 'NAME',
  kind: 'KIND',
  unit: 'UNIT',
  district: 'DISTRICT',
  state: 'STATE',
  on: 'SUBMITTED',
  value: 'VALUE',
} as const satisfies Record<string, BaseReportOrderField>

interface Props {
  statistics: BaseStatisticsQuery['baseStatistics']
  state: ListState<BaseReportOrderField>
}

/** The reports behind the numbers, under the same filters, as links. */
export function ReportsBehind({ statistics, state }: Props) {
  const t = useT()
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // After a click on a number: scrolls to its reports.
  useEffect(() => {
    if (hash === '#reports' && key) heading.current?.focus()
  }, [hash, key])
  const { figure, year } = statistics
  const { filters, pageNo } = state
  const answer = innovation.useAnswer(BaseReportsDocument, {
    variables: {
      filter: { ...filterFor(filters), year, figure: figure?.id ?? null },
      states: filters.state ? [filters.state] : null,
      orderBy: state.orderBy ?? null,
      pageNo,
      pageSize: state.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  })
  const page = answer.data?.baseReports
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" ref={heading} tabIndex={-1} className={styles.title}>
        {t('这些数字背后的报告')}
      </h2>
      <WorkList
        label={t('这些数字背后的报告')}
        state={state}
        filters={[]}
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('没有报告')}
        rowKey={({ workId }) => workId}
        columns={[
          {
            key: 'name',
            title: t('基地'),
            render: (item) => <AnsweredLink to={item.address}>{item.name}</AnsweredLink>,
          },
          {
            key: 'kind',
            title: t('类别'),
            width: 170,
            render: (item) => t(statistics.kinds.find(({ id }) => id === item.kind)?.name ?? ''),
          },
          { key: 'unit', title: t('依托单位'), width: 200, render: ({ unitName }) => unitName },
          { key: 'district', title: t('区'), width: 100, render: ({ district }) => district },
          { key: 'state', title: t('状态'), width: 150, render: (item) => <State {...item} /> },
          {
            key: 'on',
            title: t('提交日期'),
            width: 120,
            render: ({ submittedAt }) => (submittedAt == null ? '—' : formatDay(submittedAt)),
          },
          ...(figure
            ? [
                {
                  key: 'value',
                  title: t('{label}（{unit}）', { label: t(figure.label), unit: t(figure.unit) }),
                  width: 160,
                  align: 'end' as const,
                  render: ({ value }: Report) => (value == null ? '—' : formatDecimal(String(value), { atMost: 2 })),
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

function State({ kind, state }: { kind: string; state: string }) {
  return <StateTag state={kindWords(kind).state(state)} />
}
