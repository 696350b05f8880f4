import { useState } from 'react'
import { t } from '@/lib/i18n'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { Path } from '../../schema/values'
import type { CellReport } from '../../tables/import-report'
import styles from './TableEditor.module.css'
import { type RowEvent, redoButtonId, type TableRows, undoButtonId } from './use-table-rows'

const ImportReport = lazyDialog(() => import('./ImportReport').then((module) => module.ImportReport))

function done(event: RowEvent): string {
  const { left = 0 } = event
  if (left === 0 || event.again !== undefined) return deed(event)
  return t('{what}；{n} 格不能修改或放不下，保持原样', { what: deed(event), n: left })
}

function deed({ kind, n, column = '' }: RowEvent): string {
  switch (kind) {
    case 'added':
      return t('已添加第 {n} 行', { n })
    case 'copied':
      return t('已复制为第 {n} 行', { n })
    case 'removed':
      return t('已删除第 {n} 行', { n })
    case 'moved':
      return t('已移到第 {n} 行', { n })
    case 'sortedUp':
      return t('各行已按「{column}」从小到大重新排列', { column })
    case 'sortedDown':
      return t('各行已按「{column}」从大到小重新排列', { column })
    case 'filled':
      return t('已把上一行的「{column}」填入第 {n} 行', { column, n })
    case 'filledDown':
      return t('已把「{column}」填入下方 {n} 行', { column, n })
    case 'cleared':
      return t('已清空 {n} 格', { n })
    case 'cut':
      return t('已剪切 {n} 格', { n })
    case 'pastedCells':
      return t('已粘贴 {n} 格', { n })
    case 'filledCells':
      return t('已向下填充 {n} 格', { n })
    case 'noRoom':
      return t('最多 {n} 行，放不下要恢复的行，请先删除一行', { n })
    case 'full':
      return t('最多 {limit} 行，已达上限', { limit: n })
    case 'pasted':
      return t('已写入 {n} 行', { n })
  }
}

function said(event: RowEvent): string {
  if (event.again === undefined) return done(event)
  if (event.again === 'redone') return t('已重做：{what}', { what: done(event) })
  return event.kind === 'removed' ? t('已恢复第 {n} 行', { n: event.n }) : t('已撤销：{what}', { what: done(event) })
}

interface RowEventLineProps {
  tableId: string
  rows: TableRows
  /** Puts the focus on a cell that may not be drawn yet. */
  reach(path: Path): void
}

/** Says what happened to the rows; operations can be taken back one after the other, and done again. */
export function RowEventLine({ tableId, rows: { event, canUndo, canRedo, actions }, reach }: RowEventLineProps) {
  useT()
  const [shown, setShown] = useState<readonly CellReport[] | null>(null)
  const report = event?.again === 'undone' ? [] : (event?.report ?? [])
  return (
    <div className={styles.event} data-repeatable>
      <span role="status">{event ? said(event) : ''}</span>
      {report.length > 0 && (
        <Button size="small" onFocus={() => void ImportReport.preload()} onClick={() => setShown(report)}>
          {t('逐格查看结果')}
        </Button>
      )}
      {shown && <ImportReport report={shown} reach={reach} onClose={() => setShown(null)} />}
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
