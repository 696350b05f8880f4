/** The line above a list's rows: how many there are, their order, export and settings. */

import type { ExportedList } from '@/api/export/schema.generated'
import { useT } from '@/ui/use-t'
import { ListExportButton } from './ListExportButton'
import { ListSettingsButton } from './ListSettingsButton'
import type { ListSettingsProps } from './ListSettingsPanel'
import { SortSelect } from './SortSelect'
import styles from './WorkList.module.css'
import type { WorkListColumn } from './work-list-rows'

interface ListHeadProps extends Omit<ListSettingsProps, 'columns'> {
  /** All columns, the first one names the row. */
  columns: readonly Pick<WorkListColumn<never>, 'key' | 'title'>[]
  /** How many rows were found on all pages; undefined while unknown. */
  total: number | undefined
  /** Whether the rows have no headings to sort by. */
  headless: boolean
  /** The list as it is filtered and sorted now; absent: it cannot be exported. */
  exported?: ExportedList
}

/** How many rows were found and in which order, the order to choose where rows have no headings, export, settings. */
export function ListHead({ total, headless, exported, ...settings }: ListHeadProps) {
  const t = useT()
  const { columns, state } = settings
  const sorted = columns.find(({ key }) => key === state.sort?.key)
  return (
    <>
      {headless && <SortSelect columns={columns} order={state} />}
      <div className={styles.above}>
        <p role="status" className={styles.total}>
          {total !== undefined && t('共 {n} 项', { n: total })}
          {total !== undefined && sorted && (
            <span className={styles.sorted}>
              {state.sort?.descending
                ? t('按{column}降序排列', { column: sorted.title })
                : t('按{column}升序排列', { column: sorted.title })}
            </span>
          )}
        </p>
        <div className={styles.tools}>
          {total !== undefined && total > 0 && exported && <ListExportButton list={exported} />}
          <ListSettingsButton {...settings} />
        </div>
      </div>
    </>
  )
}
