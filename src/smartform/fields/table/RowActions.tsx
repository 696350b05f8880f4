import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '@/ui/use-t'
import styles from './TableEditor.module.css'
import { moveButtonId } from './use-table-rows'

interface RowActionsProps {
  tableId: string
  rowId: string
  index: number
  count: number
  /** At the limit no row can be inserted. */
  full: boolean
  onInsert(index: number): void
  onMove(rowId: string, by: -1 | 1): void
  onRemove(rowId: string): void
}

/** A row's buttons. At an end, moving stays focusable and says why nothing happens, so that the focus is not lost. */
export function RowActions({ tableId, rowId, index, count, full, onInsert, onMove, onRemove }: RowActionsProps) {
  const t = useT()
  const n = index + 1
  const move = (by: -1 | 1, label: string) => {
    const atEnd = by < 0 ? index === 0 : n === count
    return (
      <Button
        id={moveButtonId(tableId, rowId, by)}
        type="text"
        icon={by < 0 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
        aria-label={label}
        title={label}
        aria-disabled={atEnd || undefined}
        className={atEnd ? styles.atEnd : undefined}
        onClick={() => {
          if (!atEnd) onMove(rowId, by)
        }}
      />
    )
  }
  return (
    <div className={styles.actions}>
      {!full && (
        <Button
          type="text"
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('在第 {n} 行下方插入', { n })}
          title={t('在下方插入')}
          onClick={() => onInsert(n)}
        />
      )}
      {move(-1, t('上移第 {n} 行', { n }))}
      {move(1, t('下移第 {n} 行', { n }))}
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('删除第 {n} 行', { n })}
        title={t('删除')}
        onClick={() => onRemove(rowId)}
      />
    </div>
  )
}
