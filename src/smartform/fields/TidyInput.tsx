import type { FieldControl } from '@/ui/FormField'
import { PlainInput } from '@/ui/PlainInput'

interface TidyInputProps {
  value: string
  control: FieldControl
  inputMode?: 'tel' | 'email' | 'text'
  /** What stands there once the person leaves: without spaces, full-width characters made plain. */
  clean(typed: string): string
  change(value: string): void
}

/** A single line that is tidied when the person leaves it, never while they type. */
export function TidyInput({ value, control, inputMode, clean, change }: TidyInputProps) {
  return (
    <PlainInput
      {...control}
      value={value}
      inputMode={inputMode}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        const tidy = clean(value)
        if (tidy !== value) change(tidy)
      }}
    />
  )
}
