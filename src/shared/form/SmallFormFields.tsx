/** The fields of small forms in dialogs: a line of text, a day, several lines; each required. */

import { DayText } from '@/ui/day/DayText'
import { FormField } from '@/ui/FormField'
import { LongTextInput } from '@/ui/LongTextInput'
import { PlainInput } from '@/ui/PlainInput'
import type { SmallForm } from './use-small-form'

interface SmallFormFieldProps<F extends string> {
  form: Pick<SmallForm<F>, 'values' | 'wrong' | 'idOf' | 'set'>
  name: F
  label: string
}

/** A required line of text in a small form. */
export function SmallFormText<F extends string>(props: SmallFormFieldProps<F> & { inputMode?: 'tel' }) {
  const { form, name, label, inputMode } = props
  return (
    <FormField id={form.idOf(name)} label={label} required error={form.wrong[name]}>
      {(control) => (
        <PlainInput
          {...control}
          inputMode={inputMode}
          value={form.values[name]}
          onChange={({ target }) => form.set(name, target.value)}
        />
      )}
    </FormField>
  )
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
