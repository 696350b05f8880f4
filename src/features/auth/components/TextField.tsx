import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './TextField.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: string
  /** What is wrong with it, said below it; empty when nothing is. */
  error?: string
  onValue(value: string): void
  /** What to know before typing; it stays beside an error, which it helps to put right. */
  hint?: string
  /** Stands at the end of the line: a button that belongs to the field. */
  beside?: ReactNode
}

/** A labelled native input in the portal's look: the sign-in screen does without antd. */
export function TextField({ label, error, onValue, beside, hint, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        {beside}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
