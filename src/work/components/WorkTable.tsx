/** The list of work items (table, filters, batch decisions, split view) that pages of every kind use. */

import type { ReactNode } from 'react'
import { workflow } from '@/api/workflow'
import type { WorkScope } from '@/api/workflow/schema.generated'
import { nameText } from '@/lib/i18n/english-names'
import { useListState, valuesIn } from '@/shared/list/use-list-state'
import { yearOf } from '@/shared/list/use-year-filter'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListFilter } from '@/shared/list/WorkListFilters'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { useT } from '@/ui/use-t'
import { type WorkRowFragment, WorksDocument } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { readWorks } from '../read-works'
import { readable } from '../split-order'
import { type DecisionWords, useBatchDecision } from '../use-batch-decision'
import { type Narrowing, useNarrowing } from '../use-narrowing'
import { useRequestedSteps } from '../use-requested-steps'
import { useSplitPane } from '../use-split-pane'
import { paperParam } from '../use-split-view'
import { ordersAmong, useWorkColumns, type WorkColumn } from '../use-work-columns'
import { workTitle } from '../work-title'
import { RowSteps } from './RowSteps'
import { WorkName } from './WorkName'

/** What a row says beside an opened paper. */
const paneColumns = ['creator', 'applicant', 'filedBy', 'state']

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
  /** Whether a row can open beside the list; not where rows are filled in, or their page is a desk with two halves. */
  splits?: boolean
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

/**
 * A list of work items of some kinds: filters, status with holder and date, actions per row; what waits for the reader
 * comes first.
 */
export function WorkTable({ label, kinds, empty, reviewing = false, resetOn = [], ...more }: WorkTableProps) {
  const t = useT()
  const { years, except = [], next = false, exported = true, head, narrowedBy = [], splits = false, ...rest } = more
  const { columns: visibleColumns, rowMore, batch: words, readAt, ...narrowed } = rest
  const columns: NonNullable<WorkTableProps['columns']> = visibleColumns ?? [
    reviewing ? 'creator' : 'unit',
    'state',
    'amount',
    ...(next ? (['next'] as const) : []),
    reviewing ? 'submitted' : 'modified',
  ]
  const names = columns.map((column) => (typeof column === 'string' ? column : column.key))
  const knownColumn = useWorkColumns({ beside: names, reviewing })
  const state = useListState(['state', 'keyword', ...(years ? ['year'] : []), ...narrowedBy], {
    resetOn: ['tab', paperParam, ...resetOn],
    orders: ordersAmong(['title', ...names]),
  })
  const { state: at, keyword, year, district, unit, guide } = state.filters
  const [states, unitIds, guideIds] = [at, unit, guide].map(valuesIn)
  const filter = {
    ...narrowed,
    year: yearOf(year) ?? narrowed.year,
    kinds: [...kinds],
    states: at ? states : undefined,
    keyword,
    ...(district && { district }),
    ...(unit && { unitIds }),
    ...(guide && { guideIds }),
  }
  const { orderBy } = state
  const answer = workflow.useAnswer(WorksDocument, {
    variables: { filter, ...(orderBy && { orderBy }), pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  // Counts come after the rows: what is read first is requested first.
  const { narrowing, countOf, recount } = useNarrowing(narrowedBy, filter, answer.data === undefined)
  const reload = () => {
    answer.retry()
    recount()
  }
  const ask = useRequestedSteps(reload)
  const page = answer.data?.works
  const { view, pane, replacesRows } = useSplitPane({
    ...{ kinds, state, page, loading: answer.loading },
    allowed: splits,
    onChanged: reload,
  })
  const { selection, bar } = useBatchDecision<WorkRowFragment>({
    changed: reload,
    nameOf: ({ title }) => nameText(workTitle(title)),
    labelOf: ({ title }) => t('《{title}》', { title: workTitle(title) }),
    words,
    open: ({ decisions }, action) => decisions.includes(action),
  })
  const title: WorkListColumn<WorkRowFragment> = {
    key: 'title',
    title: t('名称'),
    render: (work) => (
      <WorkName
        work={work}
        current={view.active ? work.id === view.paperId : undefined}
        to={
          (view.active && readable(work) ? view.addressOf(work.id) : undefined) ??
          readAt?.(work) ??
          kindWords(work.kind)[
            !reviewing || work.formId === null ? 'overview' : work.decisions.length > 0 ? 'address' : 'read'
          ](work)
        }
        kind={kinds.length > 1}
        showsParent={narrowed.guideId === undefined && !view.active}
        opinion={!reviewing}
      />
    ),
  }
  const every = [...new Map(kinds.flatMap((kind) => Object.entries(findKind(kind)?.states ?? {}))).entries()]
  if (replacesRows) return pane
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
            multiple: true,
            options: every
              .filter(([value]) => !except.includes(value))
              .map(([value, { label: text }]) => ({ value, label: t(text), ...countOf(value) })),
          },
          ...(years ? [years] : []),
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号或负责人') },
        ]}
        columns={[title, ...columns.map((column) => (typeof column === 'string' ? knownColumn(column) : column))]}
        rowKey={(work) => work.id}
        splits={view.offered}
        pane={pane}
        paneColumns={paneColumns}
        rowActions={(work) => (
          <>
            <RowSteps work={work} ask={ask} readAt={readAt?.(work)} />
            {rowMore?.(work, reload)}
          </>
        )}
        selection={reviewing && page?.items.some(selection.selectable) ? selection : undefined}
        readRows={(part) => readWorks({ filter, ...(orderBy && { orderBy }), ...part })}
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={empty}
        exported={exported ? { works: { filter, orderBy } } : undefined}
      />
    </>
  )
}
