import type { EditorProps } from '../field-kind-module'
import { PlainInput } from '../PlainInput'

/** Single-line text; spaces at its ends go when the person leaves. */
export function TextEditor({ value, control, change }: EditorProps<'text'>) {
  return (
    <PlainInput
      {...control}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (value !== value.trim()) change(value.trim())
      }}
    />
  )
}
