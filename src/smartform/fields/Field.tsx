import { memo, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '../editor/focus-field'
import type { FieldState } from '../engine/engine'
import { editorReady, loadEditor } from '../kinds/screens'
import { DistantField } from './DistantField'
import { FieldBoundary } from './FieldBoundary'
import { FieldFrame } from './FieldFrame'
import { NearbyFieldsContext } from './nearby-fields'
import { useSmartform } from './smartform-context'
import { useFieldState } from './use-field-state'

/** One field of an open form by its id; nothing while a condition hides it. */
export const Field = memo(function Field({ fieldId }: { fieldId: string }) {
  const { engine } = useSmartform()
  const state = useFieldState(engine, fieldId)
  if (!state?.visible) return null
  return (
    <FieldBoundary label={state.node.label}>
      <FieldInPlace state={state} />
    </FieldBoundary>
  )
})

/**
 * The field with its control once it has been near and its editor is there; text in its place before. What is typed while
 * the focus waits for the control goes into it.
 */
function FieldInPlace({ state }: { state: FieldState }) {
  const { comments, readOnly } = useSmartform()
  const nearby = useContext(NearbyFieldsContext)
  const { node } = state
  const fieldId = node.id
  const [place, setPlace] = useState<'far' | 'near' | 'focused'>(nearby?.drawn(fieldId) === false ? 'far' : 'near')
  const [asked, setAsked] = useState(false)
  const typed = useRef('')
  const ready = asked || readOnly || state.locked || editorReady(node)
  const drawn = place !== 'far' && ready
  useEffect(() => {
    if (place === 'far' || ready) return
    let there = true
    void loadEditor(node).then(() => there && setAsked(true))
    return () => {
      there = false
    }
  }, [place, ready, node])
  useLayoutEffect(() => {
    if (!drawn || place !== 'focused' || !focusField(fieldId) || typed.current === '') return
    document.execCommand?.('insertText', false, typed.current)
    typed.current = ''
  }, [drawn, place, fieldId])
  if (drawn) return <FieldFrame state={state} />
  return (
    <DistantField
      state={state}
      comments={comments.get(state.path) ?? []}
      draw={(focused) => {
        nearby?.remember(fieldId)
        setPlace(focused ? 'focused' : 'near')
      }}
      leave={() => {
        typed.current = ''
        if (place === 'focused') setPlace('near')
      }}
      type={(change) => {
        typed.current = change(typed.current)
      }}
    />
  )
}
