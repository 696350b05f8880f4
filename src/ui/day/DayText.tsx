/** The day input for forms that keep their answers as texts. */

import { canonicalDay } from '@/lib/time/iso-day'
import type { FieldControl } from '../FormField'
import { DayInput } from './DayInput'

interface DayTextProps {
  control: FieldControl
  /** `YYYY-MM-DD`, or the typed text while it is not a valid day; empty for none. */
  value: string
  /** First and last day that the calendar offers, inclusive. Typed days outside are for the form to refuse. */
  min?: string
  max?: string
  /** Called on every key. Common ways to write a day (`2026/1/5`) arrive as `YYYY-MM-DD`. */
  change(value: string): void
}

/**
 * A day as text. The browser's own date input is not used: it follows the language and date order of the browser, not
 * those of the portal.
 */
export function DayText({ control, value, min, max, change }: DayTextProps) {
  return (
    <DayInput
      control={control}
      earliest={min}
      latest={max}
      value={value || null}
      change={(day) => change(day ? canonicalDay(day) : '')}
    />
  )
}
