import { DecimalInput } from '../DecimalInput'
import type { EditorProps } from '../field-kind-module'

/** A share in percent as text; the % stands in the label. */
export function PercentEditor({ value, control, change }: EditorProps<'percent'>) {
  return <DecimalInput value={value} control={control} change={change} />
}
