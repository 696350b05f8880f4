/** The frame of a field outside the form engine (label, help, error), and the grid of a form. */

import { CloseCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './FormField.module.css'
import frame from './field-frame.module.css'
import spoken from './Spoken.module.css'
import { useT } from './use-t'

/**
 * Attributes that a field passes to its control, so that assistive technology reads label, hint and message with it.
 */
export interface FieldControl {
  id: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FormFieldProps {
  /** Id of the control; the error summary links to it. */
  id: string
  label: ReactNode
  required?: boolean
  /** Help text; read with the field. */
  hint?: ReactNode
  /** The error message; visible at the field and read with it. */
  error?: string
  /** How many of the three columns the field takes. */
  span?: 1 | 2 | 3
  /** The control is a group (radios, an uploader): it takes `aria-labelledby`, and the label has no `for`. */
  group?: boolean
  children(control: FieldControl): ReactNode
}

/** One field of a form inside a `FormGrid`: label, hint, control and message, linked by ids. */
export function FormField({ id, label, required, hint, error, span = 1, group, children }: FormFieldProps) {
  const t = useT()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      {label}{' '}
      {required && (
        // The control itself is announced as required; a group is not.
        <span className={frame.required} aria-hidden={!group}>
          {t('必填')}
        </span>
      )}
    </>
  )
  return (
    <div className={`${frame.frame} ${styles[`span${span}`]}`} data-field={id} data-wrong={error ? true : undefined}>
      {group ? (
        <div id={`${id}-label`} className={frame.label}>
          {words}
        </div>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={frame.label}>
          {words}
        </label>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-labelledby': group ? `${id}-label` : undefined,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CloseCircleFilled aria-hidden />
          <span>
            <span className={spoken.only}>{t('错误：')}</span>
            {error}
          </span>
        </p>
      )}
    </div>
  )
}

/** The grid of a form: 3 columns, gutter 24 (specification, section 9), fewer on narrow screens. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  )
}
