import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { exporting } from '@/api/export'
import { workflow } from '@/api/workflow'
import type { WorkScope } from '@/api/workflow/schema.generated'
import { formatDay } from '@/lib/beijing-time'
import { answerOf } from '@/shared/answer'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { useT } from '@/ui/use-t'
import { WorksXlsxDocument } from '../graphql/works.export.generated'
import { type WorkRowFragment, WorksDocument } from '../graphql/works.workflow.generated'
import { fillLabel, kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { WorkStatus } from './WorkStatus'

interface WorkTableProps {
  /** What the list is, for those who do not see it. */
  label: string
  /** What it holds. */
  kinds: readonly string[]
  scope?: WorkScope
  unitId?: string
  guideId?: string
  year?: number
  /** What the address says besides of which list it is; it stays whatever is filtered. */
  place?: readonly string[]
  /** What an empty list says: what to do next. */
  empty: ReactNode
  /** Whether the rows are looked at by who decides about them. */
  reviewing?: boolean
}

/** A list of works of some kinds: filters, status with holder and date, the next step of each; what waits for the reader first. */
export function WorkTable({ label, kinds, empty, reviewing = false, place = [], ...narrowed }: WorkTableProps) {
  const t = useT()
  const state = useListState(['state', 'keyword'], ['tab', ...place])
  const { state: at, keyword } = state.filters
  const filter = { ...narrowed, kinds: [...kinds], states: at ? [at] : undefined, keyword }
  const answer = answerOf(
    workflow.useQuery(WorksDocument, {
      variables: { filter, pageNo: state.pageNo, pageSize: listPageSize },
      fetchPolicy: 'cache-and-network',
      background: true,
    }),
  )
  const columns: WorkListColumn<WorkRowFragment>[] = [
    {
      key: 'title',
      title: t('名称'),
      render: (one) => (
        <>
          <Link to={kindWords(one.kind).overview(one)}>{one.title}</Link>
          <br />
          {[one.number, kinds.length > 1 && t(kindWords(one.kind).noun)].filter(Boolean).join(' · ')}
        </>
      ),
    },
    reviewing
      ? { key: 'creator', title: t('负责人'), width: 140, render: (one) => `${one.creatorName}` }
      : { key: 'unit', title: t('承担单位'), width: 160, render: (one) => one.unitName },
    { key: 'state', title: t('状态'), width: 220, render: (one) => <WorkStatus {...one} /> },
    { key: 'amount', title: t('金额（万元）'), width: 130, align: 'end', render: (one) => one.amount ?? '—' },
    {
      key: 'submitted',
      title: t('提交日期'),
      width: 120,
      render: (one) => (one.submittedAt === null ? '—' : formatDay(one.submittedAt)),
    },
  ]
  const states = [...new Map(kinds.flatMap((kind) => Object.entries(findKind(kind)?.states ?? {}))).entries()]
  return (
    <WorkList
      label={label}
      state={state}
      filters={[
        {
          kind: 'select',
          name: 'state',
          label: t('状态'),
          options: states.map(([value, { label: text }]) => ({ value, label: t(text) })),
        },
        { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号或负责人') },
      ]}
      columns={columns}
      rowKey={(one) => one.id}
      rowActions={(one) => <NextStep work={one} />}
      page={answer.data?.works}
      loading={answer.loading}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={empty}
      exported={() =>
        exporting
          .query(WorksXlsxDocument, { filter }, { fetchPolicy: 'no-cache', background: true })
          .then(({ worksXlsx }) => worksXlsx)
      }
    />
  )
}

/** The row's next step, one click away. */
function NextStep({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const words = kindWords(work.kind)
  const form = words.form(work)
  const step =
    work.decisions.length > 0
      ? { to: words.address(work), label: t('审核') }
      : work.actions.includes('FILL') && form !== null
        ? { to: form, label: t(fillLabel(work)) }
        : work.actions.includes('SIGN')
          ? { to: words.overview(work), label: t('去签署') }
          : { to: words.overview(work), label: t('查看') }
  return (
    <Link to={step.to} aria-label={t('{action}：{name}', { action: step.label, name: work.title })}>
      {step.label}
    </Link>
  )
}
