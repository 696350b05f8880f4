import { useT } from '@/ui/use-t'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, Path } from '../schema/values'
import { kindOf, valueText } from './field-kinds'
import { MaskedText } from './MaskedText'
import styles from './ReadOnlyAnswer.module.css'

interface ReadOnlyAnswerProps {
  id?: string
  node: FieldNode
  path: Path
  value: FieldValue
  describedBy?: string
}

/** An answer as text that can be read and copied; 未填写 when there is none. */
export function ReadOnlyAnswer({ id, node, path, value, describedBy }: ReadOnlyAnswerProps) {
  const t = useT()
  const kind = kindOf(node)
  const plain = valueText(node, value)
  const View = kind?.View
  const rows = node.kind === 'table' && Array.isArray(value) && value.length > 0
  return (
    <div id={id} tabIndex={id ? -1 : undefined} aria-describedby={describedBy} className={styles.answer}>
      {plain === '' && !rows ? (
        <span className={styles.missing}>{t('未填写')}</span>
      ) : View ? (
        <View node={node} path={path} value={value} />
      ) : node.sensitive ? (
        <MaskedText label={node.label} text={plain} hidden={kind?.hidden?.(node, value)} />
      ) : (
        plain
      )}
    </div>
  )
}
