/** Inputs that parse what is typed: decimals, times of day, cleaned text; for fields of forms and grants. */

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

/** How a text is parsed to a value and formatted, and which keyboard it uses. */
interface Reading<V> {
  read(typed: string): V
  className?: string
  inputMode?: 'decimal'
  placeholder?: string
}

/**
 * A text input for values with one canonical form. While focused it shows the typed text. The form receives the parsed
 * value on every key, so totals stay current, and the field shows the canonical form after blur.
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

/** A time of day, in any common notation. */
export function TimeInput({ value, control, change }: TypedInputProps<string | null>) {
  const read = (typed: string) => typed.trim() || null
  return <TypedInput {...{ value, control, change, read }} placeholder="HH:MM" />
}

interface TidyInputProps {
  value: string
  control: FieldControl
  inputMode?: 'tel' | 'email' | 'text'
  /** The cleaned text after blur: no spaces, full-width characters converted. */
  clean(typed: string): string
  change(value: string): void
}

/** A single-line input that is cleaned on blur, never while typing. */
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
