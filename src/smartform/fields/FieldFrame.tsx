import { LockOutlined } from '@ant-design/icons'
import { use } from 'react'
import type { FieldControl } from '@/ui/FormField'
import { useT } from '@/ui/use-t'
import type { FieldState } from '../engine/engine'
import { kindOf, unitOf } from '../kinds/kinds'
import { editorOf } from '../kinds/screens'
import { besides } from '../schema/beside'
import { Beside } from './Beside'
import styles from './FieldFrame.module.css'
import { FieldComments, FieldMessages } from './FieldMessages'
import { fieldElementId } from './field-id'
import { OwnForm } from './OwnForm'
import { ReadOnlyAnswer } from './ReadOnlyAnswer'
import { SourceMark } from './SourceMark'
import { NextProblemContext, useSmartform } from './smartform-context'
import { useVisit } from './use-visit'

/** The class for each number of grid columns a field takes. */
export const frameWidths = { 1: styles.one, 2: styles.two, 3: styles.three } as const

/** A field's label, help, comments, control and messages, linked by ids. */
export function FieldFrame({ state }: { state: FieldState }) {
  const t = useT()
  const { engine, readOnly, comments } = useSmartform()
  const visit = useVisit(engine, state)
  const { node, path } = state
  const { labelled } = kindOf(node)
  const Editor = editorOf(node)
  const id = fieldElementId(path)
  const pinned = comments.get(path) ?? []
  const shown = [
    node.help ? `${id}-help` : null,
    pinned.length > 0 ? `${id}-comments` : null,
    besides(engine.form, path).length > 0 ? `${id}-beside` : null,
    state.problems.length > 0 ? `${id}-messages` : null,
  ].filter((one) => one !== null)
  const next = use(NextProblemContext)(path)
  const wrong = state.problems.some((problem) => problem.severity === 'error')
  const unit = unitOf(node)
  const fixed = readOnly || state.locked
  const control: FieldControl = {
    id,
    'aria-labelledby': labelled === 'group' ? `${id}-label` : undefined,
    'aria-describedby': shown.join(' ') || undefined,
    'aria-invalid': wrong || undefined,
    'aria-required': state.required || undefined,
  }
  const label = (
    <>
      {node.label}
      {unit && <span className={styles.unit}>{t('（{unit}）', { unit: t(unit) })}</span>}
      {state.required && !fixed && <span className={styles.required}>{t('必填')}</span>}
      {state.locked && !readOnly && (
        <span className={styles.locked}>
          <LockOutlined aria-hidden /> {t('不可修改')}
        </span>
      )}
    </>
  )
  // A table's cells have forms of their own, and one stands in no other.
  const Frame = node.kind === 'table' ? 'div' : OwnForm
  return (
    <Frame
      className={`${styles.frame} ${frameWidths[node.width]}`}
      data-path={path}
      data-wrong={wrong || undefined}
      onFocus={visit.onFocus}
      onBlur={visit.onBlur}
    >
      {labelled === 'control' && !fixed ? (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      ) : (
        <div id={`${id}-label`} className={styles.label}>
          {label}
        </div>
      )}
      {node.help && (
        <p id={`${id}-help`} className={styles.help}>
          {node.help}
        </p>
      )}
      <SourceMark state={state} editable={!fixed} />
      {pinned.length > 0 && <FieldComments id={`${id}-comments`} comments={pinned} />}
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
      <Beside engine={engine} fieldId={path} id={`${id}-beside`} />
      <FieldMessages id={`${id}-messages`} problems={state.problems} urgent={visit.urgent} />
      {wrong && next && (
        <button type="button" className={styles.next} onClick={next}>
          {t('下一处错误')}
        </button>
      )}
    </Frame>
  )
}
