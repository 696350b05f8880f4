import type { ReactNode } from 'react'
import { workflow } from '@/api/workflow'
import type { WorkScope } from '@/api/workflow/schema.generated'
import { entryNameIn } from '@/lib/i18n/dictionary-entry-name'
import { formatDay, formatMinute } from '@/lib/time/beijing-time'
import { exportSheet } from '@/shared/list/export-sheet'
import { listPageSize, useListState } from '@/shared/list/use-list-state'
import { yearOf } from '@/shared/list/use-year-filter'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListFilter } from '@/shared/list/WorkListFilters'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { useT } from '@/ui/use-t'
import { factsOf } from '../facts'
import { WorksXlsxDocument } from '../graphql/works.export.generated'
import { type WorkRowFragment, WorksDocument } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { type DecisionWords, useBatchDecision } from '../use-batch-decision'
import { type Narrowing, useNarrowing } from '../use-narrowing'
import { useRequestedSteps } from '../use-requested-steps'
import { NextDeadline } from './NextDeadline'
import { RowSteps } from './RowSteps'
import { WorkName } from './WorkName'
import { WorkStatus } from './WorkStatus'

interface WorkTableProps {
  /** Accessible name of the list. */
  label: string
  /** The kinds it lists. */
  kinds: readonly string[]
  scope?: WorkScope
  unitId?: string
  guideId?: string
  year?: number
  /** A filter by year; absent: none. */
  years?: WorkListFilter
  /** States that cannot occur in the list. */
  except?: readonly string[]
  /** Whether it shows each project's next deadline. */
  next?: boolean
  /** Query parameters that identify the list; they stay when filters change. */
  resetOn?: readonly string[]
  /** Content above the list, from its first row. */
  head?(first: WorkRowFragment | undefined): ReactNode
  /** What an empty list says: what to do next. */
  empty: ReactNode
  /** Whether the rows can be decided about, one by one or in a batch. */
  reviewing?: boolean
  /** Texts of the batch decisions, where the usual ones do not fit. */
  batch?: DecisionWords
  /** The address for reading a row, where it is not the kind's. */
  readAt?(work: WorkRowFragment): string
  /** Whether it can be exported to Excel; true by default. */
  exported?: boolean
  /** Filters besides state and keyword. */
  narrowedBy?: readonly Narrowing[]
  /** Columns between name and actions: predefined ones or own ones; default: those of project work. */
  columns?: readonly (WorkColumn | WorkListColumn<WorkRowFragment>)[]
  /** Further content of a row; `again` reloads the list. */
  rowMore?(work: WorkRowFragment, again: () => void): ReactNode
}

/** A predefined column. */
type WorkColumn =
  | 'creator'
  | 'applicant'
  | 'unit'
  | 'filedBy'
  | 'hostUnit'
  | 'unitDepartment'
  | 'district'
  | 'year'
  | 'state'
  | 'amount'
  | 'next'
  | 'submitted'
  | 'modified'

/**
 * A list of work items of some kinds: filters, status with holder and date, actions per row; what waits for the reader
 * comes first.
 */
export function WorkTable({ label, kinds, empty, reviewing = false, resetOn = [], ...more }: WorkTableProps) {
  const t = useT()
  const { years, except = [], next = false, exported = true, head, narrowedBy = [], ...rest } = more
  const { columns: visibleColumns, rowMore, batch: words, readAt, ...narrowed } = rest
  const state = useListState(['state', 'keyword', ...(years ? ['year'] : []), ...narrowedBy], ['tab', ...resetOn])
  const { state: at, keyword, year, district } = state.filters
  const ofYear = yearOf(year) ?? narrowed.year
  const filter = {
    ...narrowed,
    year: ofYear,
    kinds: [...kinds],
    states: at ? [at] : undefined,
    keyword,
    ...(district && { district }),
  }
  const narrowing = useNarrowing(narrowedBy, { ...narrowed, kinds: [...kinds] })
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { filter, pageNo: state.pageNo, pageSize: listPageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const ask = useRequestedSteps(answer.retry)
  const { selection, bar } = useBatchDecision<WorkRowFragment>({
    changed: answer.retry,
    nameOf: ({ title }) => title,
    labelOf: ({ title }) => `《${title}》`,
    words,
    open: ({ decisions }, action) => decisions.includes(action),
  })
  const title: WorkListColumn<WorkRowFragment> = {
    key: 'title',
    title: t('名称'),
    render: (work) => (
      <WorkName
        work={work}
        to={
          readAt?.(work) ??
          kindWords(work.kind)[
            !reviewing || work.formId === null ? 'overview' : work.decisions.length > 0 ? 'address' : 'read'
          ](work)
        }
        kind={kinds.length > 1}
        showsParent={narrowed.guideId === undefined}
        opinion={!reviewing}
      />
    ),
  }
  const known: Readonly<Record<WorkColumn, Omit<WorkListColumn<WorkRowFragment>, 'key'>>> = {
    creator: { title: t('负责人'), width: 110, render: (work) => work.creatorName },
    applicant: { title: t('填报人'), width: 110, render: (work) => work.creatorName },
    unit: { title: t('承担单位'), width: 140, render: (work) => work.unitName },
    filedBy: { title: t('所在单位'), width: 160, render: (work) => work.unitName },
    hostUnit: { title: t('依托单位'), width: 160, render: (work) => work.unitName },
    unitDepartment: { title: t('申报部门'), width: 150, render: (work) => work.unitDepartment ?? '—' },
    district: { title: t('所在区'), width: 110, render: (work) => districtOf(work) },
    year: { title: t('年度'), width: 80, render: (work) => String(work.year) },
    state: { title: t('状态'), width: 170, render: (work) => <WorkStatus {...work} /> },
    amount: { title: t('金额（万元）'), width: 130, align: 'end', render: (work) => work.amount ?? '—' },
    next: {
      title: t('下一期限'),
      width: 170,
      render: (work) => <NextDeadline next={work.next} serverTime={work.serverTime} />,
    },
    submitted: {
      title: t('提交日期'),
      width: 120,
      render: (work) => (work.submittedAt === null ? '—' : formatDay(work.submittedAt)),
    },
    modified: { title: t('最后修改'), width: 170, render: (work) => formatMinute(work.modifiedAt) },
  }
  const columns: NonNullable<WorkTableProps['columns']> = visibleColumns ?? [
    reviewing ? 'creator' : 'unit',
    'state',
    'amount',
    ...(next ? (['next'] as const) : []),
    reviewing ? 'submitted' : 'modified',
  ]
  const states = [...new Map(kinds.flatMap((kind) => Object.entries(findKind(kind)?.states ?? {}))).entries()]
  const page = answer.data?.works
  return (
    <>
      {head?.(page?.items[0])}
      {reviewing && bar}
      <WorkList
        label={label}
        state={state}
        filters={[
          ...narrowing,
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: states
              .filter(([value]) => !except.includes(value))
              .map(([value, { label: text }]) => ({ value, label: t(text) })),
          },
          ...(years ? [years] : []),
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号或负责人') },
        ]}
        columns={[
          title,
          ...columns.map((column) => (typeof column === 'string' ? { key: column, ...known[column] } : column)),
        ]}
        rowKey={(work) => work.id}
        rowActions={(work) => (
          <>
            <RowSteps work={work} ask={ask} readAt={readAt?.(work)} />
            {rowMore?.(work, answer.retry)}
          </>
        )}
        selection={reviewing && page?.items.some(selection.selectable) ? selection : undefined}
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={empty}
        exported={exported ? () => exportSheet(WorksXlsxDocument, { filter }) : undefined}
      />
    </>
  )
}

/** The district of the item's unit, in the interface language. */
function districtOf(work: WorkRowFragment): string {
  const { district } = factsOf(work)
  return typeof district === 'string' ? entryNameIn('user_shanghai_District', district) : '—'
}
