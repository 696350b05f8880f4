import { memo, useContext, useLayoutEffect, useState } from 'react'
import { focusField } from '../editor/focus-field'
import type { FieldState } from '../engine/engine'
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

/** The field with its control once it has been near; text in its place before. */
function FieldInPlace({ state }: { state: FieldState }) {
  const { comments } = useSmartform()
  const nearby = useContext(NearbyFieldsContext)
  const fieldId = state.node.id
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'focused'>(nearby?.drawn(fieldId) === false ? 'no' : 'yes')
  useLayoutEffect(() => {
    if (drawn === 'focused') focusField(fieldId)
  }, [drawn, fieldId])
  if (drawn !== 'no') return <FieldFrame state={state} />
  return (
    <DistantField
      state={state}
      comments={comments.get(state.path) ?? []}
      draw={(focused) => {
        nearby?.remember(fieldId)
        setDrawn(focused ? 'focused' : 'yes')
      }}
    />
  )
}
