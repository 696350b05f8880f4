import { DayText } from '@/ui/day/DayText'
import { FormField } from '@/ui/FormField'
import { LongTextInput } from '@/ui/LongTextInput'
import type { SmallForm } from './use-small-form'

interface SmallFormFieldProps<F extends string> {
  form: SmallForm<F>
  name: F
  label: string
}

/** A required day of a small form. */
export function SmallFormDay<F extends string>(
  props: SmallFormFieldProps<F> & { hint?: string; min?: string; max?: string },
) {
  const { form, name, label, hint, min, max } = props
  return (
    <FormField id={form.idOf(name)} label={label} hint={hint} required error={form.wrong[name]}>
      {(control) => (
        <DayText
          control={control}
          min={min}
          max={max}
          value={form.values[name]}
          change={(day) => form.set(name, day)}
        />
      )}
    </FormField>
  )
}

/** A required text of several lines in a small form. */
export function SmallFormLongText<F extends string>(props: SmallFormFieldProps<F> & { limit: number; rows?: number }) {
  const { form, name, label, limit, rows = 3 } = props
  return (
    <FormField id={form.idOf(name)} label={label} span={3} required error={form.wrong[name]}>
      {(control) => (
        <LongTextInput
          control={control}
          rows={rows}
          limit={limit}
          value={form.values[name]}
          change={(value) => form.set(name, value)}
        />
      )}
    </FormField>
  )
}
