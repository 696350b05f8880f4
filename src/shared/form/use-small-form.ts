/** The state of a small form in a dialog: values, problems, one request. */

import { useId, useState } from 'react'
import { failureOf, refusalText } from '@/api/errors/failure'
import { type FieldSubject, fieldOfCode } from '@/api/errors/field-of-code'

/** Error messages by field; `form` for errors that belong to no field. */
export type Wrong<F extends string> = Partial<Record<F | 'form', string>>

/** The values of a few text fields. */
export interface Texts<F extends string> {
  values: Readonly<Record<F, string>>
  set(field: F, value: string): void
  /** Restores values of an earlier visit. */
  fill(answers: Readonly<Partial<Record<F, string>>>): void
  /** Resets the fields that are unchanged since they were sent; newer input stays. */
  clear(sent: Readonly<Record<F, string>>): void
}

/** A form with a few text fields and one request. */
export interface SmallForm<F extends string> extends Texts<F> {
  wrong: Wrong<F>
  busy: boolean
  /** Whether a value differs from what the form began with. */
  changed: boolean
  /** The id of a field's control. */
  idOf(field: F): string
  show(wrong: Wrong<F>): void
  /**
   * Validates and sends. Errors and refusals are shown at their fields, and typed values stay. Resolves to whether it
   * succeeded.
   */
  submit(): Promise<boolean>
}

/** Fields, validation and request of a small form. */
export interface SmallFormOptions<F extends string> {
  empty: Readonly<Record<F, string>>
  /** The id of a field's control, which takes the focus; default: unique ids. */
  idOf?(field: F): string
  /** Validates before the request. */
  check(values: Readonly<Record<F, string>>): Wrong<F>
  /** The field for each subject that a refusal of the backend names. */
  fields: Readonly<Partial<Record<FieldSubject, F>>>
  call(values: Readonly<Record<F, string>>): Promise<unknown>
  /** The group of error texts, where codes have another meaning (`base`). */
  words?: string
}

/** The state of a few text fields, with initial values to which they reset. */
export function useTexts<F extends string>(empty: Readonly<Record<F, string>>): Texts<F> {
  const [values, setValues] = useState(empty)
  return {
    values,
    set: (field, value) => setValues((former) => ({ ...former, [field]: value })),
    fill: (answers) => setValues((former) => ({ ...former, ...answers })),
    clear(sent) {
      setValues((former) => {
        const emptied = (Object.keys(former) as F[]).map((field) => [
          field,
          (former[field] === sent[field] ? empty : former)[field],
        ])
        return Object.fromEntries(emptied) as Record<F, string>
      })
    },
  }
}

/**
 * A form with a few text fields: validates, sends one request, and shows a refusal at its field. `useFormDraft` also
 * stores a draft.
 */
export function useSmallForm<F extends string>(options: SmallFormOptions<F>): SmallForm<F> {
  const id = useId()
  const { idOf = (field: F) => `${id}-${field}` } = options
  const texts = useTexts(options.empty)
  const { values } = texts
  const [wrong, setWrong] = useState<Wrong<F>>({})
  const [busy, setBusy] = useState(false)
  const show = (found: Wrong<F>) => {
    setWrong(found)
    const first = (Object.keys(options.empty) as F[]).find((field) => found[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }
  return {
    ...{ ...texts, wrong, busy, show, idOf },
    changed: (Object.keys(options.empty) as F[]).some((field) => values[field] !== options.empty[field]),
    set(field, value) {
      texts.set(field, value)
      setWrong(({ [field]: _, ...rest }) => rest as Wrong<F>)
    },
    async submit() {
      if (busy) return false
      const found = options.check(values)
      show(found)
      if (Object.keys(found).length > 0) return false
      setBusy(true)
      try {
        await options.call(values)
        return true
      } catch (error) {
        const field = fieldOfCode(failureOf(error).code, options.fields, options.words) ?? 'form'
        show({ [field]: refusalText(error) } as Wrong<F>)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
