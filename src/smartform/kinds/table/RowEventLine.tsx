/** The line below a table that announces the last change of its rows, with undo and redo. */

import { useState } from 'react'
import { t } from '@/lib/i18n/i18n'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { Path } from '../../schema/values'
import type { CellReport } from '../../tables/plan-paste'
import { operationTexts } from './row-history'
import styles from './TableEditor.module.css'
import { type RowEvent, redoButtonId, type TableRows, undoButtonId } from './use-table-rows'

const ImportReport = lazyDialog(() => import('./ImportReport').then((module) => module.ImportReport))

function operationText({ kind, n, column = '', left = 0, again }: RowEvent): string {
  const operation = t(operationTexts[kind], { n, limit: n, column })
  return left === 0 || again !== undefined
    ? operation
    : t('{what}；{n} 格不能修改或放不下，保持原样', { what: operation, n: left })
}

function eventText(event: RowEvent): string {
  if (event.again === undefined) return operationText(event)
  if (event.again === 'redone') return t('已重做：{what}', { what: operationText(event) })
  return event.kind === 'removed'
    ? t('已恢复第 {n} 行', { n: event.n })
    : t('已撤销：{what}', { what: operationText(event) })
}

interface RowEventLineProps {
  tableId: string
  rows: TableRows
  /** Focuses a cell that may not be rendered yet. */
  reach(path: Path): void
}

/** Announces the last row operation; operations can be undone and redone step by step. */
export function RowEventLine({ tableId, rows: { event, canUndo, canRedo, actions }, reach }: RowEventLineProps) {
  useT()
  const [visible, setVisible] = useState<readonly CellReport[] | null>(null)
  const report = event?.again === 'undone' ? [] : (event?.report ?? [])
  return (
    <div className={styles.event} data-repeatable>
      <span role="status">{event ? eventText(event) : ''}</span>
      {report.length > 0 && (
        <Button size="small" onFocus={() => void ImportReport.preload()} onClick={() => setVisible(report)}>
          {t('逐格查看结果')}
        </Button>
      )}
      {visible && <ImportReport report={visible} reach={reach} onClose={() => setVisible(null)} />}
      {canUndo && (
        <Button id={undoButtonId(tableId)} size="small" onClick={() => actions.undo()}>
          {t('撤销')}
        </Button>
      )}
      {canRedo && (
        <Button id={redoButtonId(tableId)} size="small" onClick={actions.redo}>
          {t('重做')}
        </Button>
      )}
    </div>
  )
}
