import { useT } from '@/ui/use-t'
import { kindIn, unitBeside } from '../any-field-kind'
import { columnKinds } from '../column-kinds'
import type { NodeOfKind } from '../field-kind-module'
import { isNumeric } from './TableCell'
import styles from './TableEditor.module.css'

/** Column heads with their units. */
export function TableHead({ node, actions }: { node: NodeOfKind<'table'>; actions: boolean }) {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.number}>
          {t('序号')}
        </th>
        {node.columns.map((column) => {
          const kind = kindIn(columnKinds, column)
          const unit = kind && unitBeside(kind, column)
          return (
            <th key={column.id} scope="col" data-numeric={isNumeric(column) || undefined}>
              {column.label}
              {unit && t('（{unit}）', { unit: t(unit) })}
              {column.help && <span className={styles.columnHelp}>{column.help}</span>}
            </th>
          )
        })}
        {actions && <th scope="col">{t('操作')}</th>}
      </tr>
    </thead>
  )
}
