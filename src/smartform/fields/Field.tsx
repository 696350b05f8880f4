/** One field of an open form: its editor with frame, or its read-only answer; nothing while it is hidden. */
import { memo, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPointerRelease } from '@/lib/input/pointer-press'
import frame from '@/ui/field-frame.module.css'
import { NearViewportContext } from '@/ui/near-viewport'
import type { FieldState } from '../engine/engine'
import { valueText } from '../kinds/kinds'
import { editorReady, loadEditor } from '../kinds/screens'
import type { PinnedComment } from '../ports'
import styles from './DistantField.module.css'
import { FieldBoundary } from './FieldBoundary'
import { FieldFrame, FieldLabel, frameWidths } from './FieldFrame'
import field from './FieldFrame.module.css'
import { isWrong } from './FieldMessages'
import { fieldElementId, focusField } from './field-id'
import { useSmartform } from './smartform-context'
import { useFieldState } from './use-field-state'

/** One field of an open form by id; nothing while a condition hides it. */
export const Field = memo(function Field({ fieldId }: { fieldId: string }) {
  const { engine } = useSmartform()
  const state = useFieldState(engine, fieldId)
  if (!state?.visible) return null
  return (
    <FieldBoundary label={state.node.label}>
      <WatchedField state={state} />
    </FieldBoundary>
  )
})

/**
 * The field with its control, or as text while it is far from the viewport or its editor is still loading. Text takes no typing; where
 * it has the focus, the control takes the focus over.
 */
function WatchedField({ state }: { state: FieldState }) {
  const { comments, readOnly } = useSmartform()
  const nearby = useContext(NearViewportContext)
  const { node } = state
  const fieldId = node.id
  const [visibility, setVisibility] = useState<'far' | 'near' | 'focused'>(
    nearby?.drawn(fieldId) === false ? 'far' : 'near',
  )
  const [isConfirming, setConfirming] = useState(false)
  const ready = isConfirming || readOnly || state.locked || editorReady(node)
  const drawn = visibility !== 'far' && ready
  useEffect(() => {
    if (visibility === 'far' || ready) return
    let there = true
    void loadEditor(node).then(() => there && setConfirming(true))
    return () => {
      there = false
    }
  }, [visibility, ready, node])
  useLayoutEffect(() => {
    if (drawn && visibility === 'focused') focusField(fieldId)
  }, [drawn, visibility, fieldId])
  if (drawn) return <FieldFrame state={state} />
  return (
    <DistantField
      state={state}
      comments={comments.get(state.path) ?? []}
      draw={(focused) =>
        // Not between the two halves of a press: its click would find another element.
        afterPointerRelease(() => {
          nearby?.remember(fieldId)
          setVisibility(focused ? 'focused' : 'near')
        })
      }
      leave={() => {
        if (visibility === 'focused') setVisibility('near')
      }}
      loading={visibility === 'focused'}
    />
  )
}

const lineHeight = 22
const rowHeight = 48
/** A longer table scrolls in itself. */
const mostRows = 20

interface DistantFieldProps {
  state: FieldState
  comments: readonly PinnedComment[]
  /** It comes near, or (`focused`) it gets the focus. */
  draw(focused: boolean): void
  /** The focus moved on before the control was there. */
  leave(): void
  /** It has the focus, and its editor is loading. */
  loading: boolean
}

/**
 * A field far from the viewport: label, answer, comments and messages as text, at its expected height. It can be found,
 * read and linked to; on focus its control replaces it.
 */
function DistantField({ state, comments, draw, leave, loading }: DistantFieldProps) {
  const { readOnly } = useSmartform()
  const nearby = useContext(NearViewportContext)
  const ref = useRef<HTMLDivElement>(null)
  const { node, path, problems } = state
  const fieldId = node.id
  const drawLatest = useRef(draw)
  drawLatest.current = draw
  useEffect(() => {
    if (ref.current) return nearby?.watch(fieldId, ref.current, () => drawLatest.current(false))
  }, [nearby, fieldId])
  const id = fieldElementId(path)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div
      ref={ref}
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it hands the focus on to the control that it stands for
      tabIndex={0}
      data-path={path}
      data-distant
      aria-busy={loading || undefined}
      data-wrong={isWrong(problems) || undefined}
      className={`${frame.frame} ${frameWidths[node.width]}`}
      onFocus={() => draw(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
    >
      <div id={`${id}-label`} className={frame.label}>
        <FieldLabel state={state} readOnly={readOnly} />
      </div>
      {node.help && <p className={field.help}>{node.help}</p>}
      {comments.map((comment) => (
        <p key={comment.id}>{comment.text}</p>
      ))}
      <div className={styles.answer} data-kind={node.kind} style={{ minBlockSize: heightOf(state) }}>
        {node.kind === 'static' ? node.text : valueText(node, state.value)}
      </div>
      {problems.map((problem) => (
        <p key={problem.id} className={styles.problem}>
          {problem.message}
        </p>
      ))}
    </div>
  )
}

/** The height of its control, where the kind alone does not determine it (see the styles). */
function heightOf({ node, value }: FieldState): number | undefined {
  if (node.kind === 'longText') return (node.rows ?? 4) * lineHeight + 36
  if (node.kind === 'table' && Array.isArray(value)) return (Math.min(value.length, mostRows) + 3) * rowHeight
  return undefined
}
