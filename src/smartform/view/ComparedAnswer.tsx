import { useT } from '@/ui/use-t'
import { FieldBoundary } from '../fields/FieldBoundary'
import { ReadOnlyAnswer } from '../fields/ReadOnlyAnswer'
import { unitOf, valueText } from '../kinds/kinds'
import type { FieldValue } from '../schema/values'
import { ChangeTag } from './ChangeTag'
import { ComparedRows } from './ComparedRows'
import type { ComparedField } from './compare-contents'
import styles from './SmartformComparison.module.css'

/** One field: before and after, one beside the other; a table row by row. */
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
