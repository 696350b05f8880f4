import { memo } from 'react'
import { FieldBoundary } from './FieldBoundary'
import { FieldFrame } from './FieldFrame'
import { useSmartform } from './smartform-context'
import { useFieldState } from './use-field-state'

/** One field of an open form by its id; nothing while a condition hides it. */
export const Field = memo(function Field({ fieldId }: { fieldId: string }) {
  const { engine } = useSmartform()
  const state = useFieldState(engine, fieldId)
  if (!state?.visible) return null
  return (
    <FieldBoundary label={state.node.label}>
      <FieldFrame state={state} />
    </FieldBoundary>
  )
})
