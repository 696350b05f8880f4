import { DecimalInput } from '../DecimalInput'
import type { EditorProps } from '../field-kind-module'

/** A number as text; its unit stands in the label. */
export function NumberEditor({ value, control, change }: EditorProps<'number'>) {
  return <DecimalInput value={value} control={control} change={change} />
}
