/** Rows of a list as cards, for narrow windows; `WorkListTable` is for wide ones. */
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import styles from './WorkList.module.css'
import type { WorkListRows } from './work-list-rows'

/** The rows of a work list as cards, for narrow windows. The first column is the heading. */
export function WorkListCards<Row>({ label, rows, columns, rowKey, rowActions, selection }: WorkListRows<Row>) {
  const t = useT()
  const [heading, ...facts] = columns
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.cardHeading}>
            {selection?.selectable(row) && (
              <Checkbox
                className={styles.choose}
                aria-label={t('选择{name}', { name: selection.nameOf(row) })}
                checked={selection.selected.has(rowKey(row))}
                onChange={({ target }) => selection.choose([row], target.checked)}
              />
            )}
            <div className={styles.cardTitle}>{named(heading?.render(row))}</div>
          </div>
          <dl className={styles.facts}>
            {facts.map((column) => (
              <div key={column.key} className={styles.fact}>
                <dt>{column.title}</dt>
                <dd>{named(column.render(row))}</dd>
              </div>
            ))}
          </dl>
          <CardActions>{rowActions?.(row)}</CardActions>
        </li>
      ))}
    </ul>
  )
}

/** The actions of a card; no line where there are none. */
function CardActions({ children }: { children: ReactNode }) {
  return children ? <div className={styles.cardActions}>{children}</div> : null
}
