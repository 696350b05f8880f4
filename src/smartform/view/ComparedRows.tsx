import { useT } from '@/ui/use-t'
import { Answer } from '../fields/Answer'
import { ScrollRegion } from '../fields/ScrollRegion'
import { columnView } from '../kinds/column-screens'
import type { TableNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { ChangeTag } from './ChangeTag'
import type { ComparedCell, ComparedRow } from './compare-contents'
import styles from './SmartformComparison.module.css'

/** A table's rows; in a changed cell the old answer is struck out before the new one. */
export function ComparedRows({ table, rows }: { table: TableNode; rows: readonly ComparedRow[] }) {
  const t = useT()
  if (rows.length === 0) return <p className={styles.none}>{t('没有行')}</p>
  return (
    <ScrollRegion className={styles.rows} aria-label={table.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('序号')}</th>
            {table.columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
            <th scope="col">{t('变化')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.id}-${row.change}`} data-change={row.change}>
              <th scope="row">{row.number}</th>
              {row.cells.map((cell) => (
                <td key={cell.column.id}>
                  <Cell cell={cell} whole={row.change === 'added' || row.change === 'removed'} />
                </td>
              ))}
              <td>
                <ChangeTag change={row.change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Cell({ cell, whole }: { cell: ComparedCell; whole: boolean }) {
  const { column } = cell
  const said = (value: FieldValue | undefined) =>
    value === undefined ? '—' : <Answer node={column} path="" value={value} View={columnView(column.kind)} />
  if (whole || !cell.changed) return said(cell.after ?? cell.before)
  return (
    <>
      <del>{said(cell.before)}</del> <ins>{said(cell.after)}</ins>
    </>
  )
}
