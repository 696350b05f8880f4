import { Input } from 'antd'
import type { EditorProps } from '../field-kind-module'

/** Single-line text; spaces at its ends go when the person leaves. */
export function TextEditor({ value, control, change }: EditorProps<'text'>) {
  return (
    <Input
      {...control}
      value={value}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (value !== value.trim()) change(value.trim())
      }}
    />
  )
}
