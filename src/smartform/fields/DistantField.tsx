import { type KeyboardEvent, useContext, useEffect, useRef } from 'react'
import { useT } from '@/ui/use-t'
import type { FieldState } from '../engine/engine'
import { unitOf, valueText } from '../kinds/kinds'
import type { PinnedComment } from '../ports'
import styles from './DistantField.module.css'
import { frameWidths } from './FieldFrame'
import frame from './FieldFrame.module.css'
import { fieldElementId } from './field-id'
import { NearbyFieldsContext } from './nearby-fields'

const lineHeight = 22
const rowHeight = 48
/** A longer table scrolls in itself. */
const mostRows = 20

interface DistantFieldProps {
  state: FieldState
  comments: readonly PinnedComment[]
  /** It comes near, or (`focused`) the focus came to it. */
  draw(focused: boolean): void
  /** The focus went on before the control was there. */
  leave(): void
  /** Changes what was typed while the control is awaited. */
  type(change: (typed: string) => string): void
}

/**
 * A field far from the viewport: its label, answer, comments and messages as text, in the height it will take. So it can
 * be found in the page, read out and linked to; where the focus comes to it, its control takes it over.
 */
export function DistantField({ state, comments, draw, leave, type }: DistantFieldProps) {
  const t = useT()
  const nearby = useContext(NearbyFieldsContext)
  const place = useRef<HTMLDivElement>(null)
  const { node, path, problems } = state
  const fieldId = node.id
  const drawLatest = useRef(draw)
  drawLatest.current = draw
  useEffect(() => {
    if (place.current) return nearby?.watch(fieldId, place.current, () => drawLatest.current(false))
  }, [nearby, fieldId])
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace') return type((typed) => typed.slice(0, -1))
    if (event.key.length !== 1) return
    event.preventDefault()
    type((typed) => typed + event.key)
  }
  const id = fieldElementId(path)
  const unit = unitOf(node)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div
      ref={place}
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it hands the focus on to the control that it stands for
      tabIndex={0}
      data-path={path}
      data-distant
      data-wrong={problems.some((problem) => problem.severity === 'error') || undefined}
      className={`${frame.frame} ${frameWidths[node.width]}`}
      onFocus={() => draw(true)}
      onBlur={leave}
      onKeyDown={keep}
    >
      <div id={`${id}-label`} className={frame.label}>
        {node.label}
        {unit && <span className={frame.unit}>{t('（{unit}）', { unit: t(unit) })}</span>}
        {state.required && !state.locked && <span className={frame.required}>{t('必填')}</span>}
      </div>
      {node.help && <p className={frame.help}>{node.help}</p>}
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

/** The height its control will take, where the kind alone does not say it (see the styles). */
function heightOf({ node, value }: FieldState): number | undefined {
  if (node.kind === 'longText') return (node.rows ?? 4) * lineHeight + 36
  if (node.kind === 'table' && Array.isArray(value)) return (Math.min(value.length, mostRows) + 3) * rowHeight
  return undefined
}
