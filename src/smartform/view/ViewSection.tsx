import type { ReactNode } from 'react'
import { useT } from '@/ui/use-t'
import type { FieldState, FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import { Beside } from '../fields/Beside'
import { FieldBoundary } from '../fields/FieldBoundary'
import { FieldComments } from '../fields/FieldMessages'
import { fieldElementId } from '../fields/field-id'
import { ReadOnlyAnswer } from '../fields/ReadOnlyAnswer'
import type { AnswerAction } from '../fields/smartform-context'
import { unitOf, valueText } from '../kinds/kinds'
import type { PinnedComment } from '../ports'
import { besides, standsAlone } from '../schema/beside'
import type { SectionNode } from '../schema/nodes'
import type { Path } from '../schema/values'
import styles from './SmartformView.module.css'

interface ViewSectionProps {
  engine: FormEngine
  section: SectionNode
  comments: ReadonlyMap<Path, readonly PinnedComment[]>
  actionAt: AnswerAction | undefined
  /** Leaves out what was optional and has no answer. */
  onlyAnswered: boolean
}

/** A section's answers to read; nothing where conditions hide all of it. */
export function ViewSection({ engine, section, comments, actionAt, onlyAnswered }: ViewSectionProps) {
  const shown = section.fields
    .filter(standsAlone(engine.form))
    .map((field) => engine.field(field.id))
    .filter((state) => state?.visible && !(onlyAnswered && !state.required && isEmpty(state)))
  if (shown.length === 0) return null
  return (
    <section className={styles.section}>
      {section.title && <h3>{section.title}</h3>}
      <dl className={styles.answers}>
        {shown.map(
          (state) =>
            state && (
              <Answer
                key={state.path}
                engine={engine}
                state={state}
                comments={commentsOf(comments, state.path)}
                action={actionAt?.(state.path, state.node.label)}
              />
            ),
        )}
      </dl>
    </section>
  )
}

function isEmpty({ node, value }: FieldState): boolean {
  if (node.kind === 'static') return false
  return node.kind === 'table' ? !Array.isArray(value) || value.length === 0 : valueText(node, value) === ''
}

/** Comments on a table's rows and cells are shown under the table. */
function commentsOf(comments: ViewSectionProps['comments'], fieldId: string): readonly PinnedComment[] {
  return [...comments].flatMap(([path, list]) => (fieldIdOf(path) === fieldId ? list : []))
}

function Answer(props: {
  engine: FormEngine
  state: FieldState
  comments: readonly PinnedComment[]
  action: ReactNode
}) {
  const t = useT()
  const { engine, state, comments, action } = props
  const { node, path, value } = state
  const unit = unitOf(node)
  const wide = node.width === 3 || node.kind === 'table'
  const amount = ['number', 'money', 'percent', 'computed'].includes(node.kind)
  const id = fieldElementId(path)
  return (
    <div id={id} className={wide ? styles.wide : styles.answer} data-path={path} tabIndex={-1}>
      <dt>
        {node.label} {action}
      </dt>
      <dd>
        <FieldBoundary label={node.label}>
          <ReadOnlyAnswer node={node} path={path} value={value} />
          {amount && unit && valueText(node, value) !== '' && <span className={styles.unit}>{t(unit)}</span>}
        </FieldBoundary>
      </dd>
      {besides(engine.form, path).length > 0 && (
        <dd>
          <Beside engine={engine} fieldId={path} id={`${id}-beside`} />
        </dd>
      )}
      {comments.length > 0 && (
        <dd>
          <FieldComments id={`${id}-comments`} comments={comments} />
        </dd>
      )}
    </div>
  )
}
