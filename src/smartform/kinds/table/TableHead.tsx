/** Column heads, with their sort buttons, and totals of a table field, in its editor and its view. */

import type { CSSProperties } from 'react'
import { formatDecimal } from '@/lib/numbers/decimal'
import { ActionButton } from '@/ui/grid/ActionButton'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../../engine/engine'
import { useDerived } from '../../fields/use-field-state'
import type { ColumnNode } from '../../schema/nodes'
import { columnKind, columnWidth } from '../column-kinds'
import { type NodeOf, unitOf } from '../kinds'
import styles from './TableEditor.module.css'

interface TableHeadProps {
  node: NodeOf<'table'>
  actions: boolean
  /** Present where the rows can be sorted. */
  onSort?(columnId: string): void
}

/** Column heads with units and, where rows can be sorted, a button each. */
export function TableHead({ node, actions, onSort }: TableHeadProps) {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.number}>
          {t('序号')}
        </th>
        {node.columns.map((column) => {
          const unit = unitOf(column)
          return (
            <th
              key={column.id}
              scope="col"
              data-numeric={columnKind(column).numeric}
              style={{ '--column': columnWidth(column) } as CSSProperties}
            >
              {column.label}
              {unit && t('（{unit}）', { unit: t(unit) })}
              {onSort && (
                <ActionButton
                  icon="sort"
                  data-repeatable
                  aria-label={t('按“{column}”重新排列各行', { column: column.label })}
                  title={t('按“{column}”重新排列各行，再按一次反过来；可以撤销', { column: column.label })}
                  onClick={() => onSort(column.id)}
                />
              )}
              {column.help && <span className={styles.columnHelp}>{column.help}</span>}
            </th>
          )
        })}
        {actions && (
          <th scope="col" className={styles.atHand}>
            {t('操作')}
          </th>
        )}
      </tr>
    </thead>
  )
}

interface TotalsRowProps {
  engine: FormEngine
  node: NodeOf<'table'>
  /** Whether an action column follows. */
  trailing: boolean
}

/** Live totals under a table; nothing where the definition has none. */
export function TotalsRow({ engine, node, trailing }: TotalsRowProps) {
  const t = useT()
  const totals = node.totals ?? []
  if (totals.length === 0) return null
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('合计')}</th>
        {node.columns.map((column) => (
          <td key={column.id} data-numeric>
            {totals.includes(column.id) && <Total engine={engine} tableId={node.id} column={column} />}
          </td>
        ))}
        {trailing && <td className={styles.atHand} />}
      </tr>
    </tfoot>
  )
}

function Total({ engine, tableId, column }: { engine: FormEngine; tableId: string; column: ColumnNode }) {
  const total = useDerived(engine, () => engine.total(tableId, column.id))
  const decimals = 'decimals' in column && column.kind !== 'percent' ? column.decimals : undefined
  return (
    <>
      <span className={styles.cardLabel}>{column.label}</span>
      {total === null ? '—' : formatDecimal(total, { decimals })}
    </>
  )
}
