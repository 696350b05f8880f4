/** The view of the field kind “table”: rows that cannot be edited. */

import type { CSSProperties } from 'react'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import { Answer } from '../../fields/Answer'
import { fieldElementId } from '../../fields/field-id'
import { useReading } from '../../fields/smartform-context'
import { columnKind } from '../column-kinds'
import { columnView } from '../column-screens'
import type { ViewProps } from '../screen-props'
import styles from './TableEditor.module.css'
import { TableHead, TotalsRow } from './TableHead'
import { cardRows, heldIn } from './table'

/** Up to this number of rows, each cell has an action. */
const cellsUpTo = 60

/** Rows read-only, with totals; every row and cell has an anchor. */
export function TableView({ node, value }: ViewProps<'table'>) {
  const t = useT()
  const { engine, actionInTables: action } = useReading()
  if (!engine) throw new Error('A table to read needs the engine behind it')
  // In long tables rows have actions, cells do not.
  const atCells = value.length <= cellsUpTo ? action : null
  return (
    <ScrollRegion className={styles.scroll} aria-label={node.label}>
      <table
        aria-label={node.label}
        data-reading
        data-cards={node.cards || undefined}
        style={{ '--card-rows': cardRows(node) } as CSSProperties}
      >
        <TableHead node={node} actions={false} />
        <tbody>
          {value.map((row, index) => (
            <tr key={row.id} id={fieldElementId(`${node.id}/${row.id}`)}>
              <th scope="row" className={styles.number}>
                <span className={styles.cardTitle}>{t('第 {n} 行', { n: index + 1 })}</span>
                <span className={styles.rowNumber}>{index + 1}</span>
                {action?.(`${node.id}/${row.id}`, t('{table} 第 {n} 行', { table: node.label, n: index + 1 }))}
              </th>
              {node.columns.map((column) => {
                const path = `${node.id}/${row.id}/${column.id}`
                const numeric = columnKind(column).numeric
                const pointed = atCells?.(
                  path,
                  t('{table} 第 {n} 行 {column}', { table: node.label, n: index + 1, column: column.label }),
                )
                return (
                  <td key={column.id} id={fieldElementId(path)} data-numeric={numeric}>
                    <span className={styles.cardLabel}>{column.label}</span>
                    {/* One item of the card's two columns. */}
                    <div>
                      {/* Amounts align with their total. */}
                      {numeric && pointed}
                      <Answer
                        node={column}
                        path={path}
                        value={heldIn(engine, node.id, row, column)}
                        View={columnView(column.kind)}
                      />
                      {!numeric && pointed}
                    </div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <TotalsRow engine={engine} node={node} trailing={false} />
      </table>
    </ScrollRegion>
  )
}
