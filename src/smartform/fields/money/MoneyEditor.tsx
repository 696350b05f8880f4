import { DecimalInput } from '../DecimalInput'
import type { EditorProps } from '../field-kind-module'

/** Money in 万元 as text. */
export function MoneyEditor({ value, control, change }: EditorProps<'money'>) {
  return <DecimalInput value={value} control={control} change={change} />
}
