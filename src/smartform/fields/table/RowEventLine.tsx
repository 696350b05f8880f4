import { Button } from 'antd'
import { t } from '@/lib/i18n'
import { useT } from '@/ui/use-t'
import styles from './TableEditor.module.css'
import { type RowEvent, undoButtonId } from './use-table-rows'

function said(event: RowEvent): string {
  const values = { n: event.rowNumber }
  switch (event.kind) {
    case 'added':
      return t('已添加第 {n} 行', values)
    case 'removed':
      return t('已删除第 {n} 行', values)
    case 'restored':
      return t('已恢复第 {n} 行', values)
    case 'moved':
      return t('已移到第 {n} 行', values)
  }
}

/** Says what happened to the rows and offers to take a removal back. */
export function RowEventLine(props: { tableId: string; event: RowEvent | null; onUndo(): void }) {
  useT()
  return (
    <div className={styles.event}>
      <span role="status">{props.event ? said(props.event) : ''}</span>
      {props.event?.kind === 'removed' && (
        <Button id={undoButtonId(props.tableId)} size="small" onClick={props.onUndo}>
          {t('撤销')}
        </Button>
      )}
    </div>
  )
}
