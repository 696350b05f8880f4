import { Input } from 'antd'
import type { ControlProps } from './field-kind-module'

interface PlainInputProps {
  value: string
  control: ControlProps
  inputMode?: 'tel' | 'email' | 'text'
  /** What stands there once the person leaves: without spaces, full-width characters made plain. */
  clean(typed: string): string
  change(value: string): void
}

/** A single line that is tidied when the person leaves it, never while they type. */
export function PlainInput({ value, control, inputMode, clean, change }: PlainInputProps) {
  return (
    <Input
      {...control}
      value={value}
      inputMode={inputMode}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        const tidy = clean(value)
        if (tidy !== value) change(tidy)
      }}
    />
  )
}
