import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../field-kind-module'
import { useSmartform } from '../smartform-context'
import { useRowIds } from '../use-field-state'
import { RowActions } from './RowActions'
import { RowEventLine } from './RowEventLine'
import { TableCell } from './TableCell'
import styles from './TableEditor.module.css'
import { TableHead } from './TableHead'
import { TotalsRow } from './TotalsRow'
import { useTableRows } from './use-table-rows'

/**
 * Rows of answers. Wide tables scroll inside a labelled region that can be reached by keyboard; on a narrow screen each
 * row is a card. The row limit is said before it is reached.
 */
export function TableEditor({ node, control }: EditorProps<'table'>) {
  const t = useT()
  const { engine } = useSmartform()
  const rowIds = useRowIds(engine, node.id)
  const rows = useTableRows(engine, node)
  const free = !node.fixedRows
  const limit = node.maxRows ?? 100
  const left = limit - rowIds.length
  return (
    <div className={styles.table}>
      {free && (
        <p className={styles.limits} id={`${control.id}-limits`}>
          {(node.minRows ?? 0) > 0 && t('至少 {n} 行，', { n: node.minRows ?? 0 })}
          {left > 0
            ? t('最多 {limit} 行，还可添加 {left} 行', { limit, left })
            : t('最多 {limit} 行，已达上限', { limit })}
        </p>
      )}
      <section
        id={control.id}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table>
          <TableHead node={node} actions={free} />
          <tbody>
            {rowIds.map((rowId, index) => (
              <tr key={rowId}>
                <th scope="row" className={styles.number}>
                  <span className={styles.cardTitle}>{t('第 {n} 行', { n: index + 1 })}</span>
                  <span className={styles.rowNumber}>{index + 1}</span>
                </th>
                {node.columns.map((column) => (
                  <td key={column.id}>
                    <span className={styles.cardLabel} aria-hidden="true">
                      {column.label}
                    </span>
                    <TableCell tableId={node.id} rowId={rowId} column={column} rowNumber={index + 1} />
                  </td>
                ))}
                {free && (
                  <td>
                    <RowActions
                      tableId={node.id}
                      rowId={rowId}
                      index={index}
                      count={rowIds.length}
                      full={left <= 0}
                      onInsert={rows.insert}
                      onMove={rows.move}
                      onRemove={rows.remove}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {rowIds.length > 0 && <TotalsRow engine={engine} node={node} trailing={free} />}
        </table>
      </section>
      {rowIds.length === 0 && <p className={styles.empty}>{t('还没有内容，请添加一行。')}</p>}
      <RowEventLine tableId={node.id} event={rows.event} onUndo={rows.undo} />
      {free && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-describedby={`${control.id}-limits`}
          aria-disabled={left <= 0 || undefined}
          className={left <= 0 ? styles.atEnd : undefined}
          onClick={() => {
            if (left > 0) rows.insert(rowIds.length)
          }}
        >
          {t('添加一行')}
        </Button>
      )}
    </div>
  )
}
