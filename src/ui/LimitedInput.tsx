/** A single-line text input with a maximum length; for small forms and list filters. */

import { countCharacters } from '@/lib/text/count-characters'
import type { FieldControl } from './FormField'
import { TextCounter } from './LongTextInput'
import { PlainInput } from './PlainInput'

interface LimitedInputProps {
  value: string
  control: FieldControl
  /** Maximum number of visible characters. */
  limit: number
  className?: string
  placeholder?: string
  change(value: string): void
}

/** A single-line input with a limit. Text beyond the limit stays and shows a counter; the form refuses it. */
export function LimitedInput({ value, control, limit, change, ...input }: LimitedInputProps) {
  const counterId = `${control.id}-counter`
  const over = countCharacters(value.trim()) > limit
  const describedBy = [control['aria-describedby'], over && counterId].filter(Boolean).join(' ') || undefined
  return (
    <>
      <PlainInput
        {...control}
        {...input}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {over && <TextCounter id={counterId} text={value} limit={limit} />}
    </>
  )
}
