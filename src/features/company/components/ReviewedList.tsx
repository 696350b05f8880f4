/** The list in which a unit decides about waiting items: staff, experts, filings: filters, batch decisions, split view, export. */

import type { ReactNode } from 'react'
import type { CompanyList, CompanyListFilter, ListOrder } from '@/api/export/schema.generated'
import type { ReadRows } from '@/shared/list/read-everything'
import type { ListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListFilter } from '@/shared/list/WorkListFilters'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import type { WorkAction } from '@/work/kind'
import type { Batch } from '@/work/use-batch'
import { useBatchDecision } from '@/work/use-batch-decision'
import type { Split } from '@/work/use-split-pane'
import type { ReviewWords } from '../review-words'
import { useCompany } from '../use-company'
import { useCompanySheet } from '../use-company-sheet'
import rows from './rows.module.css'

/** What a row says beside an opened paper. */
const paneColumns = ['maker', 'matter', 'state']

/** Further actions on rows, single and batch. */
interface MoreSteps<Row> {
  of(row: Row): readonly { label: string; danger?: boolean; act(): void }[]
  selected(selected: readonly Row[]): ReactNode
}

interface ReviewedListProps<Row extends { id: string }> {
  title: string
  purpose: string
  empty: string
  words: ReviewWords
  exported: { list: CompanyList; filter: CompanyListFilter; orderBy?: ListOrder }
  state: ListState
  /** The number of items waiting for the unit, and the state that filters them. */
  waiting: { count: number; state: string }
  filters: readonly WorkListFilter[]
  columns: readonly WorkListColumn<Row>[]
  answer: { loading: boolean; failureText: string | undefined; retry(): void }
  page: { items: readonly Row[]; total: number } | undefined
  /** Reads further rows for the selection; absent: only those of the page are selected at once. */
  readRows?: ReadRows<Row>
  nameOf(row: Row): string
  /** Whether a decision is open. */
  open(row: Row, action: WorkAction): boolean
  more?(batch: Batch): MoreSteps<Row>
  /** Content between header and list. */
  head?: ReactNode
  /** Its split view; absent: rows have no paper. */
  split?: Split
}

/** A list in which a unit decides about waiting items, one by one or in a batch that names them. */
export function ReviewedList<Row extends { id: string }>(props: ReviewedListProps<Row>) {
  const { words, state, waiting, answer, nameOf, open, title, split } = props
  const t = useT()
  const { wholeUnit } = useCompany()
  const sheet = useCompanySheet(props.exported.list, props.exported.filter, props.exported.orderBy)
  const { batch, selection, bar, pass, refuse } = useBatchDecision<Row>({
    ...{ changed: answer.retry, nameOf, open, words },
    more: (batch) => ({
      selectable: (row) => (props.more?.(batch).of(row).length ?? 0) > 0,
      buttons: (selected) => props.more?.(batch).selected(selected),
    }),
  })
  const more = props.more?.(batch)
  const stepsOf = (row: Row) => [
    ...(open(row, 'PASS') ? [{ label: t('通过'), act: () => pass([row]) }] : []),
    ...(open(row, words.against.action)
      ? [{ label: t(words.against.verb), danger: true, act: () => refuse([row]) }]
      : []),
    ...(more?.of(row) ?? []),
  ]
  const list = (
    <>
      {bar}
      <WorkList
        label={title}
        state={state}
        filters={props.filters}
        columns={props.columns}
        rowKey={({ id }) => id}
        selection={wholeUnit ? selection : undefined}
        readRows={props.readRows}
        rowActions={
          wholeUnit
            ? (row) =>
                stepsOf(row).length === 0
                  ? null
                  : stepsOf(row).map(({ label, danger = false, act }) => (
                      <Button
                        key={label}
                        type="link"
                        size="small"
                        danger={danger}
                        className={rows.action}
                        aria-label={t('{action}：{name}', { action: label, name: nameOf(row) })}
                        onClick={act}
                      >
                        {label}
                      </Button>
                    ))
            : undefined
        }
        page={props.page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={props.empty}
        exported={sheet}
        splits={split?.view.offered}
        pane={split?.pane}
        paneColumns={paneColumns}
      />
    </>
  )
  return (
    <>
      <PageHeader
        title={title}
        purpose={props.purpose}
        extra={
          wholeUnit &&
          waiting.count > 0 &&
          state.filters.state !== waiting.state && (
            <Button type="link" className={rows.waiting} onClick={() => state.setFilters({ state: waiting.state })}>
              {t(words.waiting, { n: waiting.count })}
            </Button>
          )
        }
      />
      {props.head}
      {split?.replacesRows ? split.pane : list}
    </>
  )
}
