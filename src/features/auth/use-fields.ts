/** The state of forms before the login: values, validation, first wrong field. */

import { type RefObject, useMemo, useRef, useState } from 'react'
import { type FieldSubject, fieldOfCode } from '@/api/errors/field-of-code'

type Errors<Name extends string> = Partial<Record<Name | 'form', string>>

/** Validates a value; returns the message, or undefined. */
export type Rule<Name extends string> = (value: string, values: Readonly<Record<Name, string>>) => string | undefined

export interface FieldProps<Name extends string> {
  ref: RefObject<HTMLInputElement | null>
  name: Name
  value: string
  error: string | undefined
  onValue(value: string): void
}

/**
 * Values and errors of a short form. Typing shows no error, it only removes one that is mended; submitting focuses the
 * first wrong field. With few visible fields an error summary would repeat everything.
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  rules: Record<Name, Rule<Name>>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<Name>>({})
  const names = Object.keys(initial) as Name[]
  const first = useRef(names).current
  const refs = useMemo(
    () =>
      Object.fromEntries(first.map((name) => [name, { current: null }])) as Record<
        Name,
        RefObject<HTMLInputElement | null>
      >,
    [first],
  )

  /** Replaces the displayed errors and focuses the first wrong field. */
  function show(found: Errors<Name>): void {
    setErrors(found)
    const wrong = names.find((name) => found[name])
    if (wrong) refs[wrong].current?.focus()
  }

  return {
    values,
    errors,
    show,
    set: (name: Name, value: string) => setValues((old) => ({ ...old, [name]: value })),
    /** The props of a TextField. */
    field: (name: Name): FieldProps<Name> => ({
      ref: refs[name],
      name,
      value: values[name],
      error: errors[name],
      onValue: (value) => {
        setValues((old) => ({ ...old, [name]: value }))
        // A message goes when its cause is mended; a value that is still wrong keeps it.
        if (errors[name] && !rules[name](value, values)) setErrors((old) => ({ ...old, [name]: undefined }))
      },
    }),
    /** Validates some fields (default: all); returns whether they are valid. */
    check(some: readonly Name[] = names): boolean {
      const found: Errors<Name> = {}
      for (const name of some) {
        const wrong = rules[name](values[name], values)
        if (wrong) found[name] = wrong
      }
      show(found)
      return Object.keys(found).length === 0
    },
    /** Shows a refusal at the field of its code, else above the form. */
    refuse(refusal: { code: number | null; message: string }, fields: Partial<Record<FieldSubject, Name>>): void {
      const errorField = fieldOfCode(refusal.code, fields)
      show({ [errorField ?? 'form']: refusal.message } as Errors<Name>)
    },
  }
}
