import { DayInput } from '../DayInput'
import type { EditorProps } from '../field-kind-module'

/** A month. */
export function MonthEditor({ node, value, control, change }: EditorProps<'month'>) {
  return (
    <DayInput month value={value} control={control} earliest={node.earliest} latest={node.latest} change={change} />
  )
}
