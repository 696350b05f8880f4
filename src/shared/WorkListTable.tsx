import { Checkbox, Table } from 'antd'
import { useT } from '@/ui/use-t'
import type { WorkListRows } from './WorkList'
import styles from './WorkList.module.css'

/** The rows of a work list as a table. */
export function WorkListTable<Row>({ label, rows, columns, rowKey, rowActions, selection }: WorkListRows<Row>) {
  const t = useT()
  const shown = columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    align: column.align,
    width: column.width,
    // The first says which row it is: it keeps room to be read when the others need much.
    className: index === 0 ? styles.first : column.align === 'end' ? styles.number : undefined,
    render: (_: unknown, row: Row) => column.render(row),
  }))
  const actions = {
    key: 'actions',
    title: t('操作'),
    align: undefined,
    // As narrow as the actions are: the first column needs the room.
    width: 1,
    className: styles.actionCell,
    render: (_: unknown, row: Row) => <div className={styles.actions}>{rowActions?.(row) ?? '—'}</div>,
  }
  const boxes = selection && {
    key: 'choose',
    width: 40,
    align: undefined,
    className: undefined,
    // No box for all of them here: antd draws heads a second time, hidden, to measure them.
    title: <span className={styles.caption}>{t('选择')}</span>,
    render: (_: unknown, row: Row) =>
      selection.selectable(row) && (
        <Checkbox
          aria-label={t('选择{name}', { name: selection.nameOf(row) })}
          checked={selection.chosen.has(rowKey(row))}
          onChange={({ target }) => selection.choose([row], target.checked)}
        />
      ),
  }
  return (
    <Table
      caption={<span className={styles.caption}>{label}</span>}
      columns={[...(boxes ? [boxes] : []), ...shown, ...(rowActions ? [actions] : [])]}
      dataSource={[...rows]}
      rowKey={rowKey}
      pagination={false}
      tableLayout="auto"
      scroll={{ x: 760 }}
      size="middle"
    />
  )
}
