import { useSyncExternalStore } from 'react'
import { useT } from '@/ui/use-t'
import type { CellSelection } from './cell-selection'
import styles from './TableEditor.module.css'

/** The keys of a table; while cells are selected, how many and what can be done with them. */
export function SelectionLine({ selection }: { selection: CellSelection }) {
  const t = useT()
  const block = useSyncExternalStore(selection.subscribe, selection.block)
  return (
    <p className={styles.keys}>
      <span role="status">
        {block &&
          t(
            '已选 {rows} 行 {columns} 列：Ctrl+C 复制，Ctrl+X 剪切，Ctrl+V 粘贴，Ctrl+D 向下填充，Delete 清空，Ctrl+Z 撤销。',
            {
              rows: block.bottom - block.top + 1,
              columns: block.right - block.left + 1,
            },
          )}
      </span>
      {!block &&
        t(
          '方向键和 Enter 换格，按住 Shift 用方向键或拖动可选中一块，Ctrl+D 填入上一行的值，Esc 还原这一格；可以粘贴从 Excel 或 WPS 复制的一块单元格。',
        )}
    </p>
  )
}
