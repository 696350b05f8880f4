import styles from './Skeleton.module.css'

/** Lines that stand for text on its way, the last one shorter; antd's skeleton from style sheets alone. */
export function Skeleton({ rows, titled = false }: { rows: number; titled?: boolean }) {
  return (
    <div className={styles.lines} aria-hidden aria-busy>
      {titled && <i className={styles.title} />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
        <i key={row} />
      ))}
    </div>
  )
}
