/** The answer of a field as text, where the field cannot be edited. */
import { viewOf } from '../kinds/screens'
import type { FieldNode } from '../schema/nodes'
import type { FieldValue, Path } from '../schema/values'
import { Answer } from './Answer'
import styles from './ReadOnlyAnswer.module.css'

interface ReadOnlyAnswerProps {
  id?: string
  node: FieldNode
  path: Path
  value: FieldValue
  describedBy?: string
}

/** A field's answer as selectable text. */
export function ReadOnlyAnswer({ id, describedBy, ...answer }: ReadOnlyAnswerProps) {
  return (
    <div id={id} tabIndex={id ? -1 : undefined} aria-describedby={describedBy} className={styles.answer}>
      <Answer {...answer} View={viewOf(answer.node)} />
    </div>
  )
}
