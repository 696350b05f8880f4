import { useT } from '@/ui/use-t'
import type { FormEngine } from '../../engine/engine'
import type { ColumnNode } from '../../schema/nodes'
import { fieldElementId } from '../field-id'
import type { ViewProps } from '../field-kind-module'
import { MaskedText } from '../MaskedText'
import { ScrollRegion } from '../ScrollRegion'
import { useViewEngine } from '../view-engine-context'
import { isNumeric } from './numeric-columns'
import { cellText } from './row-text'
import styles from './TableEditor.module.css'
import { TableHead } from './TableHead'
import { TotalsRow } from './TotalsRow'

/** Rows to read, with their totals; every row and cell can be linked to. */
export function TableView({ node, value }: ViewProps<'table'>) {
  const t = useT()
  const engine = useViewEngine()
  return (
    <ScrollRegion className={styles.scroll} aria-label={node.label}>
      <table>
        <TableHead node={node} actions={false} />
        <tbody>
          {value.map((row, index) => (
            <tr key={row.id} id={fieldElementId(`${node.id}/${row.id}`)}>
              <th scope="row" className={styles.number}>
                <span className={styles.cardTitle}>{t('第 {n} 行', { n: index + 1 })}</span>
                <span className={styles.rowNumber}>{index + 1}</span>
              </th>
              {node.columns.map((column) => {
                const path = `${node.id}/${row.id}/${column.id}`
                return (
                  <td key={column.id} id={fieldElementId(path)} data-numeric={isNumeric(column) || undefined}>
                    <span className={styles.cardLabel}>{column.label}</span>
                    <CellAnswer
                      column={column}
                      text={shownText(engine, path, column, cellText(column, row.cells[column.id]))}
                    />
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

function CellAnswer({ column, text }: { column: ColumnNode; text: string }) {
  const t = useT()
  if (text === '') return t('未填写')
  return column.sensitive ? <MaskedText label={column.label} text={text} /> : text
}

/** Computed cells are not stored: the engine knows them. */
function shownText(engine: FormEngine, path: string, column: ColumnNode, stored: string): string {
  if (column.kind !== 'computed') return stored
  const value = engine.field(path)?.value
  return typeof value === 'string' ? cellText(column, value) : stored
}
