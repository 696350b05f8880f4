/** Renders one answer read-only, in a field or in a table's cell; also in comparisons. */

import { MaskedText } from '@/ui/MaskedText'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import type { AnyView } from '../kinds/column-screens'
import { kindOf } from '../kinds/kinds'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, Path } from '../schema/values'
import styles from './ReadOnlyAnswer.module.css'

interface AnswerProps {
  node: FieldNode
  path: Path
  value: FieldValue
  /** The view of its kind; null: its text. */
  View: AnyView | null
}

/** An answer, read-only, in a field or a cell: masked where sensitive, 未填写 where empty, a name in the interface language. */
export function Answer({ node, path, value, View }: AnswerProps) {
  const t = useT()
  const kind = kindOf(node)
  const text = kind.text(node, value)
  if (text === '' && !(node.kind === 'table' && Array.isArray(value) && value.length > 0))
    return <span className={styles.missing}>{t('未填写')}</span>
  if (View) return <View node={node} path={path} value={value} />
  return node.sensitive ? (
    <MaskedText label={node.label} text={text} hidden={kind.hidden?.(node, value)} />
  ) : (
    named(text)
  )
}
