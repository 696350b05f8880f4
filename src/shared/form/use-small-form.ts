import { useId, useState } from 'react'
import { failureOf, refusalText } from '@/api/errors/failure'
import { type FieldSubject, fieldOfCode } from '@/api/errors/field-of-code'

/** What is wrong, by field; `form` for what belongs to none. */
export type Wrong<F extends string> = Partial<Record<F | 'form', string>>

/** A few texts, as they stand. */
export interface Texts<F extends string> {
  values: Readonly<Record<F, string>>
  set(field: F, value: string): void
  /** Puts the answers in, as they were left earlier. */
  fill(answers: Readonly<Partial<Record<F, string>>>): void
  /** Empties what still stands as it was sent: what was typed meanwhile stays. */
  clear(sent: Readonly<Record<F, string>>): void
}

/** A form of a few texts that makes one call. */
export interface SmallForm<F extends string> extends Texts<F> {
  wrong: Wrong<F>
  busy: boolean
  /** The id of a field's control. */
  idOf(field: F): string
  show(wrong: Wrong<F>): void
  /** Checks, then calls; what was wrong or refused is shown at its field, and nothing typed is lost. True when it was taken. */
  submit(): Promise<boolean>
}

/** What a form of a few texts asks and does. */
export interface SmallFormOptions<F extends string> {
  empty: Readonly<Record<F, string>>
  /** The id of a field's control, which takes the focus; default: unique ids. */
  idOf?(field: F): string
  /** What is wrong before the call. */
  check(values: Readonly<Record<F, string>>): Wrong<F>
  /** Where it asks for what the backend's refusals speak of. */
  fields: Readonly<Partial<Record<FieldSubject, F>>>
  call(values: Readonly<Record<F, string>>): Promise<unknown>
  /** Whose codes these are, where they mean something else there (`base`). */
  words?: string
}

/** A few texts to be typed, beginning as given, which is what they are emptied to. */
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

/** A form of a few texts: checked, sent by one call, what is refused told at its field. `useKeptForm` keeps its texts on this device too. */
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
