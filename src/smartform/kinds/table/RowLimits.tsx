import { useT } from '@/ui/use-t'
import type { NodeOf } from '../kinds'
import styles from './TableEditor.module.css'

/** How many rows there must and may be, said before a limit is reached; and that given rows are given. */
export function RowLimits({ id, node, count }: { id: string; node: NodeOf<'table'>; count: number }) {
  const t = useT()
  if (node.fixedRows) {
    return (
      <p className={styles.limits} id={id}>
        {t('共 {n} 行，行数固定', { n: count })}
      </p>
    )
  }
  const limit = node.maxRows ?? 100
  const left = limit - count
  return (
    <p className={styles.limits} id={id}>
      {(node.minRows ?? 0) > 0 && t('至少 {n} 行，', { n: node.minRows ?? 0 })}
      {left > 0 ? t('最多 {limit} 行，还可添加 {left} 行', { limit, left }) : t('最多 {limit} 行，已达上限', { limit })}
    </p>
  )
}
