import { DayInput } from '../DayInput'
import type { EditorProps } from '../field-kind-module'

/** A day. */
export function DateEditor({ node, value, control, change }: EditorProps<'date'>) {
  return <DayInput value={value} control={control} earliest={node.earliest} latest={node.latest} change={change} />
}
