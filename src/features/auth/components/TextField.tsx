/** The text field of the forms before the login, in native HTML without antd. */

import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './TextField.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: string
  /** The error message below it; empty for none. */
  error?: string
  onValue(value: string): void
  /** A hint that stays beside an error. */
  hint?: string
  /** A button at the end of the line. */
  beside?: ReactNode
}

/** A labelled native input in the portal's style; the sign-in screen does without antd. */
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
