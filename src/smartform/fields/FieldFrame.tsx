/** The frame of a form field: label, help, comments, messages, source of the answer. */

import { LockOutlined } from '@ant-design/icons'
import type { FieldControl } from '@/ui/FormField'
import frame from '@/ui/field-frame.module.css'
import { OwnForm } from '@/ui/OwnForm'
import { useT } from '@/ui/use-t'
import type { FieldState } from '../engine/engine'
import { kindOf, unitOf } from '../kinds/kinds'
import { editorOf } from '../kinds/screens'
import { besides } from '../schema/beside'
import { Beside } from './Beside'
import styles from './FieldFrame.module.css'
import { controlOf, FieldComments, FieldMessages } from './FieldMessages'
import { fieldElementId } from './field-id'
import { ReadOnlyAnswer } from './ReadOnlyAnswer'
import { SourceMark } from './SourceMark'
import { useSmartform } from './smartform-context'
import { useVisit } from './use-visit'

/** The class for each number of grid columns. */
export const frameWidths = { 1: styles.one, 2: styles.two, 3: styles.three } as const

interface FieldLabelProps {
  state: FieldState
  /** The form is read-only: required and locked marks are omitted. */
  readOnly: boolean
  /** The control is announced as required by itself, so the mark is for the eye alone. */
  announced?: boolean
}

/** A field's label with its unit, and whether it is required or locked. */
export function FieldLabel({ state: { node, required, locked }, readOnly, announced = false }: FieldLabelProps) {
  const t = useT()
  const unit = unitOf(node)
  return (
    <>
      {node.label}
      {unit && <span className={styles.unit}>{t('（{unit}）', { unit: t(unit) })}</span>}{' '}
      {required && !locked && !readOnly && (
        <span className={frame.required} aria-hidden={announced}>
          {t('必填')}
        </span>
      )}
      {locked && !readOnly && (
        <span className={styles.locked}>
          <LockOutlined aria-hidden /> {t('不可修改')}
        </span>
      )}
    </>
  )
}

/** A field's label, help, comments, control and messages, linked by ids. */
export function FieldFrame({ state }: { state: FieldState }) {
  const { engine, readOnly, comments } = useSmartform()
  const visit = useVisit(engine, state)
  const { node, path } = state
  const { labelled } = kindOf(node)
  const Editor = editorOf(node)
  const id = fieldElementId(path)
  const pinned = comments.get(path) ?? []
  const fixed = readOnly || state.locked
  const control: FieldControl = {
    ...controlOf(state, pinned, [node.help && 'help', besides(engine.form, path).length > 0 && 'beside']),
    'aria-labelledby': labelled === 'group' ? `${id}-label` : undefined,
  }
  const label = <FieldLabel state={state} readOnly={readOnly} announced={labelled === 'control'} />
  // Cells of a table are isolated forms, and forms must not nest.
  const Frame = node.kind === 'table' ? 'div' : OwnForm
  return (
    <Frame
      className={`${frame.frame} ${frameWidths[node.width]}`}
      data-path={path}
      data-wrong={control['aria-invalid']}
      onFocus={visit.onFocus}
      onBlur={visit.onBlur}
    >
      {labelled === 'control' && !fixed ? (
        <label id={`${id}-label`} htmlFor={id} className={frame.label}>
          {label}
        </label>
      ) : (
        <div id={`${id}-label`} className={frame.label}>
          {label}
        </div>
      )}
      {node.help && (
        <p id={`${id}-help`} className={styles.help}>
          {node.help}
        </p>
      )}
      <SourceMark state={state} editable={!fixed} />
      <FieldComments id={`${id}-comments`} comments={pinned} />
      {fixed && node.kind !== 'static' && node.kind !== 'computed' ? (
        <ReadOnlyAnswer id={id} node={node} path={path} value={state.value} describedBy={control['aria-describedby']} />
      ) : (
        <Editor
          node={node}
          path={path}
          value={state.value}
          control={control}
          change={(value) => engine.set(path, value)}
        />
      )}
      <Beside engine={engine} fieldId={path} id={`${id}-beside`} offers={!fixed} isFilling={!readOnly} />
      <FieldMessages state={state} urgent={visit.urgent} />
    </Frame>
  )
}
