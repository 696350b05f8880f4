import { type KeyboardEvent, useState } from 'react'
import { useT } from '@/ui/use-t'
import { ActionIcon } from './ActionIcon'
import styles from './TableEditor.module.css'
import { rowActionId, type TableRows } from './use-table-rows'

interface RowActionsProps {
  tableId: string
  rowId: string
  index: number
  count: number
  /** At the limit no row can be inserted. */
  full: boolean
  actions: TableRows['actions']
}

/**
 * A row's buttons: one stop of the tabulator, the arrows lead from one to the next, so that the way from the last cell to
 * the next row stays short. What cannot be done now stays focusable and says so. Plain buttons: there are many of them.
 */
export function RowActions({ tableId, rowId, index, count, full, actions }: RowActionsProps) {
  const t = useT()
  const [current, setCurrent] = useState(0)
  const n = index + 1
  const buttons = [
    { action: 'insert', label: t('在第 {n} 行下方插入', { n }), off: full, run: () => actions.insert(n) },
    { action: 'copy', label: t('复制第 {n} 行', { n }), off: full, run: () => actions.copy(rowId) },
    { action: 'up', label: t('上移第 {n} 行', { n }), off: index === 0, run: () => actions.move(rowId, -1) },
    { action: 'down', label: t('下移第 {n} 行', { n }), off: n === count, run: () => actions.move(rowId, 1) },
    { action: 'remove', label: t('删除第 {n} 行', { n }), off: false, run: () => actions.remove(rowId) },
  ] as const
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = buttons[current + (by ?? 0)]
    if (by === undefined || !to) return
    event.preventDefault()
    document.getElementById(rowActionId(tableId, rowId, to.action))?.focus()
  }
  return (
    <div role="toolbar" aria-label={t('第 {n} 行的操作', { n })} className={styles.actions} onKeyDown={turn}>
      {buttons.map(({ action, label, off, run }, at) => (
        <button
          key={action}
          id={rowActionId(tableId, rowId, action)}
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={off || undefined}
          data-danger={action === 'remove' || undefined}
          className={styles.action}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setCurrent(at)}
          onClick={() => {
            if (!off) run()
          }}
        >
          <ActionIcon name={action} />
        </button>
      ))}
    </div>
  )
}
