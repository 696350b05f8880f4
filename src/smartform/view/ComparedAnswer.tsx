/** One field before and after, side by side, in `SmartformComparison.tsx`. */
import { text } from '@/lib/i18n/i18n'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { Answer } from '../fields/Answer'
import { FieldBoundary } from '../fields/FieldBoundary'
import { ReadOnlyAnswer } from '../fields/ReadOnlyAnswer'
import { columnView } from '../kinds/column-screens'
import { unitOf, valueText } from '../kinds/kinds'
import type { TableNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import type { Change, ComparedCell, ComparedField, ComparedRow } from './compare-contents'
import styles from './SmartformComparison.module.css'

/** One field: before and after, side by side; a table row by row. */
export function ComparedAnswer({ field }: { field: ComparedField }) {
  const t = useT()
  const { node, before, after, change } = field
  return (
    <div className={styles.answer} data-change={change} data-path={node.id}>
      <div className={styles.label}>
        <span>{node.label}</span>
        {change !== 'same' && <ChangeTag change={change} />}
      </div>
      <FieldBoundary label={node.label}>
        {node.kind === 'table' ? (
          <ComparedRows table={node} rows={field.rows} />
        ) : (
          <dl className={styles.sides}>
            <div>
              <dt>{t('修改前')}</dt>
              <Side field={field} value={before} />
            </div>
            <div>
              <dt>{t('修改后')}</dt>
              <Side field={field} value={after} />
            </div>
          </dl>
        )}
      </FieldBoundary>
    </div>
  )
}

function Side({ field, value }: { field: ComparedField; value: FieldValue | undefined }) {
  const t = useT()
  const { node } = field
  if (value === undefined) return <dd className={styles.none}>{t('不适用')}</dd>
  const unit = unitOf(node)
  return (
    <dd>
      <ReadOnlyAnswer node={node} path={node.id} value={value} />
      {unit && valueText(node, value) !== '' && <span className={styles.unit}>{t(unit)}</span>}
    </dd>
  )
}

/** A table's rows; a changed cell shows the old answer struck out before the new one. */
function ComparedRows({ table, rows }: { table: TableNode; rows: readonly ComparedRow[] }) {
  const t = useT()
  if (rows.length === 0) return <p className={styles.none}>{t('没有行')}</p>
  return (
    <ScrollRegion className={styles.rows} aria-label={table.label}>
      <table aria-label={table.label}>
        <HeadRow heads={[t('序号'), ...table.columns.map(({ label }) => label), t('变化')]} />
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
  const textOf = (value: FieldValue | undefined) =>
    value === undefined ? '—' : <Answer node={column} path="" value={value} View={columnView(column.kind)} />
  if (whole || !cell.changed) return textOf(cell.after ?? cell.before)
  return (
    <>
      <del>{textOf(cell.before)}</del> <ins>{textOf(cell.after)}</ins>
    </>
  )
}

const words = {
  same: { label: text('未变'), color: 'default' },
  changed: { label: text('已修改'), color: 'warning' },
  added: { label: text('新增'), color: 'success' },
  removed: { label: text('已删除'), color: 'error' },
} as const satisfies Record<Change, unknown>

/** The kind of change as a word and a shape. */
function ChangeTag({ change }: { change: Change }) {
  const t = useT()
  return <StatusTag color={words[change].color}>{t(words[change].label)}</StatusTag>
}
