/** Two versions of one answer, one above the other, in the editor's lists of changes and corrections. */

import { useT } from '@/ui/use-t'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { FieldLink } from './FormLink'
import styles from './Notices.module.css'
import { differenceLines } from './row-lines'

interface BeforeAndAfterProps {
  node: FieldNode
  /** Labels of the two versions: 原来, 现在. */
  names: { one: string; other: string }
  one: FieldValue
  other: FieldValue
}

/** Two versions of an answer, read-only; of a table only the rows that differ. */
export function BeforeAndAfter({ node, names, one, other }: BeforeAndAfterProps) {
  const t = useT()
  return (
    <div className={styles.versions}>
      <FieldLink path={node.id}>{node.label}</FieldLink>
      {differenceLines(node, one, other).map((line) => (
        <dl key={line.key} className={styles.pair}>
          {line.row !== '' && <dt className={styles.row}>{line.row}</dt>}
          <dt>{t('{name}：', { name: names.one })}</dt>
          <dd className={styles.value}>{line.mine}</dd>
          <dt>{t('{name}：', { name: names.other })}</dt>
          <dd className={styles.value}>{line.server}</dd>
        </dl>
      ))}
    </div>
  )
}
