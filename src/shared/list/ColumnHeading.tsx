/** The heading of a column that sorts its list, with `aria-sort`; for `WorkListTable`. */

import { useT } from '@/ui/use-t'
import type { ListSort, ListState } from './use-list-state'
import styles from './WorkListTable.module.css'

interface ColumnHeadingProps {
  name: string
  title: string
  order: Pick<ListState, 'sort' | 'setSort'>
}

/** The next order a column's heading offers: ascending, descending, then the list's own. */
function nextSort(name: string, sort: ListSort | undefined): ListSort | undefined {
  if (sort?.key !== name) return { key: name, descending: false }
  return sort.descending ? undefined : { key: name, descending: true }
}

/** What `aria-sort` says of a column. */
export function ariaSort(name: string, sort: ListSort | undefined): 'ascending' | 'descending' | undefined {
  return sort?.key === name ? (sort.descending ? 'descending' : 'ascending') : undefined
}

/** The heading of a column that sorts the list. */
export function ColumnHeading({ name, title, order: { sort, setSort } }: ColumnHeadingProps) {
  const t = useT()
  const next = nextSort(name, sort)
  const at = ariaSort(name, sort)
  return (
    <button
      type="button"
      className={styles.sort}
      data-repeatable
      title={
        next
          ? next.descending
            ? t('按{column}降序排列', { column: title })
            : t('按{column}升序排列', { column: title })
          : t('恢复默认顺序')
      }
      onClick={() => setSort(next)}
    >
      {title}
      <span aria-hidden className={styles.arrows} data-sort={at} />
    </button>
  )
}
