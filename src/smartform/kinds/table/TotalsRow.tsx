import { formatDecimal } from '@/lib/decimal'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../../engine/engine'
import { useDerived } from '../../fields/use-field-state'
import type { ColumnNode } from '../../schema/nodes'
import type { NodeOf } from '../kinds'
import styles from './TableEditor.module.css'

interface TotalsRowProps {
  engine: FormEngine
  node: NodeOf<'table'>
  /** A column of actions follows. */
  trailing: boolean
}

/** The totals under a table, live; nothing where the definition asks for none. */
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
