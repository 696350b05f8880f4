/** The frame of every long list: filters, rows, pages, export, settings, states without rows. */

import { type ReactNode, type Ref, useRef } from 'react'
import type { ExportedList } from '@/api/export/schema.generated'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { LoadFailure } from '@/ui/LoadFailure'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { useNarrow } from '@/ui/use-narrow'
import { useT } from '@/ui/use-t'
import { ChooseRows } from './ChooseRows'
import { ListHead } from './ListHead'
import { ListRows } from './ListRows'
import { useListSettings } from './list-settings'
import type { ReadRows } from './read-everything'
import { useLastPage } from './use-last-page'
import type { ListState } from './use-list-state'
import { useRowFocus } from './use-row-focus'
import styles from './WorkList.module.css'
import { type WorkListFilter, WorkListFilters } from './WorkListFilters'
import type { WorkListRows } from './work-list-rows'

export interface WorkListProps<Row> extends Omit<WorkListRows<Row>, 'rows'> {
  state: ListState
  filters: readonly WorkListFilter[]
  /** The current page; undefined until the first response. Keep the previous page while the next one loads. */
  page: { items: readonly Row[]; total: number } | undefined
  loading: boolean
  /** The text of the failure; absent for none. */
  failure?: string
  onRetry(): void
  /** What an empty list without filters says: what to do next. */
  empty: ReactNode
  /** The list as it is filtered and sorted now, to be exported with all its pages; absent: not offered. */
  exported?: ExportedList
  /** Reads further rows for the selection; absent: only those of the page are selected at once. */
  readRows?: ReadRows<Row>
  /** Whether the list can show the opened paper beside its rows; its settings then offer it. */
  splits?: boolean
  /** The opened paper beside the rows; absent: the rows have the whole width. */
  pane?: ReactNode
  /** Keys of the columns that a row keeps beside an opened paper, besides the first one. */
  paneColumns?: readonly string[]
}

/**
 * The work list: filters in the URL, pages of ten, the total, and row actions. A table, or cards in a narrow window.
 * The previous page stays while the next one loads, and an opened paper whatever happens to the rows.
 */
export function WorkList<Row>(props: WorkListProps<Row>) {
  const t = useT()
  const narrow = useNarrow()
  const { state, page, loading, failure, pane } = props
  const { compact, hidden } = useListSettings()
  // The first column names the row, so it is always there.
  const columns = props.columns.filter(
    ({ key }, index) =>
      index === 0 || !(hidden[state.name]?.includes(key) || (pane && props.paneColumns?.includes(key) === false)),
  )
  const region = useRef<HTMLElement>(null)
  useRowFocus(region)
  const awaitsRows = useLastPage(state, state.pageSize, failure === undefined ? page : undefined, loading)
  const filtered = Object.keys(state.filters).length > 0
  const rows = (
    <>
      {failure !== undefined && <LoadFailure text={failure} onRetry={props.onRetry} />}
      {!page && failure === undefined && <Skeleton rows={state.pageSize} />}
      {page && failure === undefined && (
        <div aria-busy={loading} className={loading ? styles.stale : undefined}>
          {props.selection && (
            <ChooseRows
              rows={page.items}
              total={page.total}
              rowKey={props.rowKey}
              selection={props.selection}
              readRows={props.readRows}
            />
          )}
          {page.items.length > 0 && (
            <ListRows
              label={props.label}
              rows={page.items}
              columns={columns}
              compact={compact}
              cards={pane !== undefined}
              rowKey={props.rowKey}
              rowActions={pane ? undefined : props.rowActions}
              order={state}
              selection={props.selection}
            />
          )}
          {awaitsRows && <Skeleton rows={state.pageSize} />}
          {page.items.length === 0 && !awaitsRows && (
            <div className={styles.empty}>
              <Empty description={filtered ? t('没有符合条件的记录') : props.empty}>
                {filtered && <Button onClick={state.clear}>{t('清除筛选条件')}</Button>}
              </Empty>
            </div>
          )}
          {page.total > state.pageSize && (
            <Pagination
              className={styles.pages}
              current={state.pageNo}
              total={page.total}
              pageSize={state.pageSize}
              less={narrow || pane !== undefined}
              onChange={state.setPageNo}
              align={narrow || pane ? 'center' : 'end'}
            />
          )}
        </div>
      )}
    </>
  )
  return (
    <section ref={pane ? undefined : region} aria-label={props.label}>
      {props.filters.length > 0 && <WorkListFilters filters={props.filters} state={state} label={props.label} />}
      <ListHead
        label={props.label}
        columns={props.columns}
        state={state}
        splits={props.splits}
        total={failure === undefined ? page?.total : undefined}
        headless={narrow || pane !== undefined}
        exported={props.exported}
      />
      {pane ? (
        <div className={styles.split} data-wide>
          <div ref={region as Ref<HTMLDivElement>} className={styles.splitList}>
            {rows}
          </div>
          {pane}
        </div>
      ) : (
        rows
      )}
    </section>
  )
}
