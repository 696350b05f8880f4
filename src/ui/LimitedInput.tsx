import { countCharacters } from '@/lib/text/count-characters'
import type { FieldControl } from './FormField'
import { TextCounter } from './LongTextInput'
import { PlainInput } from './PlainInput'

interface LimitedInputProps {
  value: string
  control: FieldControl
  /** In characters as a person counts them. */
  limit: number
  className?: string
  placeholder?: string
  change(value: string): void
}

/** A single line with a limit. What is too long stays and is counted from then on; the form around it refuses it. */
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
