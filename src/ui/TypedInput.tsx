import { useState } from 'react'
import { canonicalDecimal } from '@/lib/numbers/decimal'
import type { FieldControl } from './FormField'
import { PlainInput } from './PlainInput'
import styles from './TypedInput.module.css'

interface TypedInputProps<V extends string | null> {
  value: V
  control: FieldControl
  change(value: V): void
}

/** What a text comes to, in its own way of writing; and how it is typed. */
interface Reading<V> {
  read(typed: string): V
  className?: string
  inputMode?: 'decimal'
  placeholder?: string
}

/**
 * A text input for what has one way of writing. While it has the focus it shows what was typed, character by character; the form
 * gets the normalised value on every key, so that totals follow, and the field shows it once the person leaves.
 */
function TypedInput<V extends string | null>(props: TypedInputProps<V> & Reading<V>) {
  const { value, control, change, read, ...input } = props
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <PlainInput
      {...control}
      {...input}
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value)
        change(read(event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** An exact decimal. */
export function DecimalInput({ value, control, change }: TypedInputProps<string>) {
  const read = (typed: string) => canonicalDecimal(typed) ?? typed.trim()
  return <TypedInput {...{ value, control, change, read }} className={styles.decimal} inputMode="decimal" />
}

/** A time of day, typed in any of the usual ways. */
export function TimeInput({ value, control, change }: TypedInputProps<string | null>) {
  const read = (typed: string) => typed.trim() || null
  return <TypedInput {...{ value, control, change, read }} placeholder="HH:MM" />
}

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
