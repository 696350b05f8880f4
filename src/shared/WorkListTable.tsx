import { Table } from 'antd'
import { useT } from '@/ui/use-t'
import type { WorkListRows } from './WorkList'
import styles from './WorkList.module.css'

/** The rows of a work list as a table. */
export function WorkListTable<Row>({ label, rows, columns, rowKey, rowActions }: WorkListRows<Row>) {
  const t = useT()
  const shown = columns.map((column) => ({
    key: column.key,
    title: column.title,
    align: column.align,
    width: column.width,
    className: column.align === 'end' ? styles.number : undefined,
    render: (_: unknown, row: Row) => column.render(row),
  }))
  const actions = {
    key: 'actions',
    title: t('操作'),
    align: undefined,
    // As narrow as the actions are: the first column needs the room.
    width: 1,
    className: styles.actionCell,
    render: (_: unknown, row: Row) => <div className={styles.actions}>{rowActions?.(row)}</div>,
  }
  return (
    <Table
      caption={<span className={styles.caption}>{label}</span>}
      columns={rowActions ? [...shown, actions] : shown}
      dataSource={[...rows]}
      rowKey={rowKey}
      pagination={false}
      tableLayout="auto"
      scroll={{ x: 760 }}
      size="middle"
    />
  )
}
