/** The editor of the field kind “table”: rows with spreadsheet keys; cards in a narrow window. */
import { PlusOutlined } from '@ant-design/icons'
import { type CSSProperties, memo, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { jsonEqual } from '@/lib/collections/json-equal'
import { Button } from '@/ui/Button'
import type { CellSelection } from '@/ui/grid/cell-selection'
import { useRowChunks } from '@/ui/grid/use-row-chunks'
import { lazyDialog } from '@/ui/lazy-part'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import { useRowIds } from '../../fields/use-field-state'
import type { ColumnNode } from '../../schema/nodes'
import { hasFixedRows, rowLimit } from '../../schema/rows'
import { columnWidth } from '../column-kinds'
import type { NodeOf } from '../kinds'
import type { EditorProps } from '../screen-props'
import type { PasteRequest } from './PasteDialog'
import { RowChunk } from './RowChunk'
import { RowEventLine } from './RowEventLine'
import styles from './TableEditor.module.css'
import { TableHead, TotalsRow } from './TableHead'
import { TableTools } from './TableTools'
import { cardRows } from './table'
import { useCellBlock } from './use-cell-block'
import { useCellKeys } from './use-cell-keys'
import { useFinding } from './use-finding'
import { useGrid } from './use-grid'
import { useTableRows } from './use-table-rows'

const PasteDialog = lazyDialog(() => import('./PasteDialog').then((module) => module.PasteDialog))

/**
 * Edits table rows. Wide tables scroll in a labelled, focusable region; in a narrow window each row is a card. The row
 * limit is shown in advance. Keys work as in a spreadsheet.
 */
export const TableEditor = memo(
  EditedTable,
  (before, now) => before.node === now.node && jsonEqual(before.control, now.control),
)

/** Independent of the answers: rows and cells subscribe to those themselves. */
function EditedTable({ node, control }: EditorProps<'table'>) {
  const t = useT()
  const { engine } = useSmartform()
  const joined = useRowIds(engine, node.id)
  const rowIds = useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined])
  const table = useRef<HTMLTableElement>(null)
  const { chunks, windowed, rowHeight, mode, draw } = useRowChunks(rowIds, table)
  const rows = useTableRows(engine, node, draw)
  const { actions } = rows
  const grid = useGrid(engine, node, rowIds, draw)
  const addId = `${control.id}-add`
  const [pasting, paste] = useState<PasteRequest | null>(null)
  const block = useCellBlock(grid, actions, paste)
  const keys = useCellKeys(grid, actions, block, addId)
  const finding = useFinding(grid, block.point)
  const free = !hasFixedRows(node)
  const remaining = rowLimit(node) - rowIds.length
  const sort = (columnId: string) => {
    const { event } = rows
    const label = node.columns.find((column) => column.id === columnId)?.label
    const again = event?.kind === 'sortedUp' && event.column === label && event.again === undefined
    actions.sort(columnId, again ? -1 : 1)
  }
  return (
    <div className={styles.table}>
      <div className={styles.top}>
        <RowLimits id={`${control.id}-limits`} node={node} count={rowIds.length} />
        <TableTools
          engine={engine}
          node={node}
          count={rowIds.length}
          onBlock={(block) => paste({ block, at: null })}
          finding={finding}
        />
      </div>
      {finding.bar}
      <ScrollRegion
        id={control.id}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        className={styles.scroll}
      >
        <table
          ref={table}
          aria-label={node.label}
          aria-rowcount={windowed ? rowIds.length + 1 + (node.totals?.length ? 1 : 0) : undefined}
          data-windowed={windowed || undefined}
          data-cards={node.cards || undefined}
          style={gridOf(node.columns, free)}
          onKeyDown={(event) => {
            finding.onKeyDown(event)
            keys.onKeyDown(event)
          }}
          {...block.handlers}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
        >
          <TableHead node={node} actions={free} onSort={free && rowIds.length > 1 ? sort : undefined} />
          {chunks.map((chunk, index) => (
            <RowChunk
              key={chunk.start}
              engine={engine}
              node={node}
              chunk={chunk}
              index={index}
              mode={mode(index)}
              rowHeight={rowHeight}
              count={rowIds.length}
              full={remaining <= 0}
              free={free}
              actions={actions}
              selection={block.selection}
            />
          ))}
          {rowIds.length > 0 && <TotalsRow engine={engine} node={node} trailing={free} />}
        </table>
      </ScrollRegion>
      {rowIds.length === 0 && <p className={styles.empty}>{t('还没有内容，请添加一行。')}</p>}
      <RowEventLine tableId={node.id} rows={rows} reach={grid.reach} />
      {free && (
        <Button
          id={addId}
          data-repeatable
          icon={<PlusOutlined aria-hidden />}
          aria-describedby={`${control.id}-limits`}
          aria-disabled={remaining <= 0 || undefined}
          className={remaining <= 0 ? styles.atEnd : undefined}
          onClick={() => {
            if (remaining > 0) actions.insert(rowIds.length)
          }}
        >
          {t('添加一行')}
        </Button>
      )}
      <SelectionLine selection={block.selection} />
      {pasting && <PasteDialog node={node} request={pasting} actions={actions} onClose={() => paste(null)} />}
    </div>
  )
}

/** Each column at least as wide as its kind needs (plus padding); the rest is shared equally. */
function gridOf(columns: readonly ColumnNode[], free: boolean): CSSProperties {
  const widths = columns.map(columnWidth)
  const actions = free ? '48px' : '0px'
  return {
    '--grid': `48px ${widths.map((width) => `minmax(${width}, 1fr)`).join(' ')} ${actions}`,
    '--card-rows': cardRows({ columns }),
    '--least': `calc(48px + ${widths.join(' + ')} + ${actions})`,
  } as CSSProperties
}

/** The minimum and maximum number of rows, shown in advance, and that given rows are fixed. */
function RowLimits({ id, node, count }: { id: string; node: NodeOf<'table'>; count: number }) {
  const t = useT()
  const limit = rowLimit(node)
  const remaining = limit - count
  return (
    <p className={styles.limits} id={id}>
      {hasFixedRows(node)
        ? t('共 {n} 行，行数固定', { n: count })
        : (node.minRows ? t('至少 {n} 行，', { n: node.minRows }) : '') +
          (remaining > 0
            ? t('最多 {limit} 行，还可添加 {left} 行', { limit, left: remaining })
            : t('最多 {limit} 行，已达上限', { limit }))}
    </p>
  )
}

/** The keys of a table; while cells are selected, their number and the actions on them. */
function SelectionLine({ selection }: { selection: CellSelection }) {
  const t = useT()
  const block = useSyncExternalStore(selection.subscribe, selection.block)
  return (
    <p className={styles.keys}>
      <span role="status">
        {block &&
          t(
            '已选 {rows} 行 {columns} 列：Ctrl+C 复制，Ctrl+X 剪切，Ctrl+V 粘贴，Ctrl+D 向下填充，Delete 清空，Ctrl+Z 撤销。',
            { rows: block.bottom - block.top + 1, columns: block.right - block.left + 1 },
          )}
      </span>
      {!block &&
        t(
          '方向键和 Enter 换格，按住 Shift 用方向键或拖动可选中一块，Ctrl+D 填入上一行的值，Esc 还原这一格；可以粘贴从 Excel 或 WPS 复制的一块单元格。',
        )}
    </p>
  )
}
