import type { WorkListRows } from './WorkList'
import styles from './WorkList.module.css'

/** The rows of a work list as cards, for narrow windows: the first column is the heading, the rest stand under it. */
export function WorkListCards<Row>({ label, rows, columns, rowKey, rowActions }: WorkListRows<Row>) {
  const [heading, ...facts] = columns
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.cardHeading}>{heading?.render(row)}</div>
          <dl className={styles.facts}>
            {facts.map((column) => (
              <div key={column.key} className={styles.fact}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
          {rowActions && <div className={styles.cardActions}>{rowActions(row)}</div>}
        </li>
      ))}
    </ul>
  )
}
