/** Rows of a list as a table with sorting and selection; `WorkListCards` is for narrow windows. */
import { Checkbox } from 'antd'
import { named } from '@/ui/Name'
import spoken from '@/ui/Spoken.module.css'
import { useT } from '@/ui/use-t'
import { ariaSort, ColumnHeading } from './ColumnHeading'
import styles from './WorkListTable.module.css'
import type { WorkListRows } from './work-list-rows'

export function WorkListTable<Row>({ label, rows, columns, rowKey, rowActions, ...more }: WorkListRows<Row>) {
  const t = useT()
  const { selection, order, compact = false } = more
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-compact={compact || undefined}>
        <caption className={spoken.only}>{label}</caption>
        <colgroup>
          {selection && <col style={{ width: 40 }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
          {rowActions && <col style={{ width: 1 }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <span className={spoken.only}>{t('选择')}</span>
              </th>
            )}
            {columns.map(({ key, title, align }) => (
              <th
                key={key}
                scope="col"
                className={align === 'end' ? styles.number : undefined}
                aria-sort={ariaSort(key, order?.sort)}
              >
                {order?.sorts(key) ? <ColumnHeading name={key} title={title} order={order} /> : title}
              </th>
            ))}
            {rowActions && (
              <th scope="col" className={styles.actionCell}>
                {t('操作')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {selection && (
                <td>
                  {selection.selectable(row) && (
                    <Checkbox
                      aria-label={t('选择{name}', { name: selection.nameOf(row) })}
                      checked={selection.selected.has(rowKey(row))}
                      onChange={({ target }) => selection.choose([row], target.checked)}
                    />
                  )}
                </td>
              )}
              {columns.map(({ key, align, render }, index) => (
                // The first column identifies the row, so it keeps a readable width.
                <td key={key} className={index === 0 ? styles.first : align === 'end' ? styles.number : undefined}>
                  {named(render(row))}
                </td>
              ))}
              {rowActions && (
                <td className={styles.actionCell}>
                  <div className={styles.actions}>{rowActions(row) ?? '—'}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
