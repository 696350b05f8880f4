import { PlusOutlined } from '@ant-design/icons'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import { same } from '@/lib/same'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { ScrollRegion } from '../../fields/ScrollRegion'
import { useSmartform } from '../../fields/smartform-context'
import { useRowIds } from '../../fields/use-field-state'
import type { ColumnNode } from '../../schema/nodes'
import { columnWidth } from '../column-kinds'
import type { EditorProps } from '../screen-props'
import { RowChunk } from './RowChunk'
import { RowEventLine } from './RowEventLine'
import { RowLimits } from './RowLimits'
import { SelectionLine } from './SelectionLine'
import styles from './TableEditor.module.css'
import { TableHead } from './TableHead'
import { TableTools } from './TableTools'
import { TotalsRow } from './TotalsRow'
import { useCellBlock } from './use-cell-block'
import { useCellKeys } from './use-cell-keys'
import { useFinding } from './use-finding'
import { usePaste } from './use-paste'
import { useReach } from './use-reach'
import { useRowChunks } from './use-row-chunks'
import { useTableRows } from './use-table-rows'

const PasteDialog = lazyDialog(() => import('./PasteDialog').then((module) => module.PasteDialog))

/**
 * Rows of answers. Wide tables scroll inside a labelled region that can be reached by keyboard; on a narrow screen each
 * row is a card. The row limit is said before it is reached. Inside, the keys are those of a spreadsheet.
 */
export const TableEditor = memo(
  EditedTable,
  (before, now) => before.node === now.node && same(before.control, now.control),
)

/** Nothing of it depends on the answers: rows and cells follow those themselves. */
function EditedTable({ node, control }: EditorProps<'table'>) {
  const t = useT()
  const { engine } = useSmartform()
  const joined = useRowIds(engine, node.id).join('\n')
  const rowIds = useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined])
  const table = useRef<HTMLTableElement>(null)
  const { chunks, windowed, rowHeight, mode, draw } = useRowChunks(rowIds, table)
  const rows = useTableRows(engine, node, draw)
  const { actions } = rows
  const reach = useReach(node.id, rowIds, draw)
  const addId = `${control.id}-add`
  const keys = useCellKeys({ engine, node, rowIds, actions, reach, endId: addId })
  const paste = usePaste(keys.placeOf)
  const block = useCellBlock({ engine, node, rowIds, actions, placeOf: keys.placeOf, draw, ask: paste.open })
  const finding = useFinding({ engine, node, placeOf: keys.placeOf, reach, point: block.point })
  const free = !node.fixedRows
  const limit = node.maxRows ?? 100
  const left = limit - rowIds.length
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
        <TableTools engine={engine} node={node} count={rowIds.length} onBlock={paste.ask} finding={finding} />
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
          aria-rowcount={windowed ? rowIds.length + 1 + (node.totals?.length ? 1 : 0) : undefined}
          data-windowed={windowed || undefined}
          style={gridOf(node.columns, free)}
          onKeyDown={(event) => {
            finding.onKeyDown(event)
            block.onKeyDown(event)
            keys.onKeyDown(event)
          }}
          onMouseDown={block.onMouseDown}
          onMouseOver={block.onMouseOver}
          onDragStart={block.onDragStart}
          onCopy={(event) => block.onCopy(event)}
          onCut={block.onCut}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          onPaste={(event) => {
            block.onPaste(event)
            paste.onPaste(event)
          }}
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
              full={left <= 0}
              free={free}
              actions={actions}
              selection={block.selection}
            />
          ))}
          {rowIds.length > 0 && <TotalsRow engine={engine} node={node} trailing={free} />}
        </table>
      </ScrollRegion>
      {rowIds.length === 0 && <p className={styles.empty}>{t('还没有内容，请添加一行。')}</p>}
      <RowEventLine tableId={node.id} rows={rows} reach={reach} />
      {free && (
        <Button
          id={addId}
          data-repeatable
          icon={<PlusOutlined aria-hidden />}
          aria-describedby={`${control.id}-limits`}
          aria-disabled={left <= 0 || undefined}
          className={left <= 0 ? styles.atEnd : undefined}
          onClick={() => {
            if (left > 0) actions.insert(rowIds.length)
          }}
        >
          {t('添加一行')}
        </Button>
      )}
      <SelectionLine selection={block.selection} />
      {paste.request && (
        <PasteDialog
          node={node}
          request={paste.request}
          actions={actions}
          onClose={paste.close}
          onClosed={paste.closed}
        />
      )}
    </div>
  )
}

/** Each column at least as wide as its kind needs (with the padding of cell and control), what is left shared alike. */
function gridOf(columns: readonly ColumnNode[], free: boolean): CSSProperties {
  const widths = columns.map(columnWidth)
  const actions = free ? '48px' : '0px'
  return {
    '--grid': `48px ${widths.map((width) => `minmax(${width}, 1fr)`).join(' ')} ${actions}`,
    '--least': `calc(48px + ${widths.join(' + ')} + ${actions})`,
  } as CSSProperties
}
