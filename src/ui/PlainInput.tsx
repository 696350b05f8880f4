/** Native text inputs, text areas and selects in antd's look, for forms with many fields. */
import type { ComponentProps, CSSProperties } from 'react'
import styles from './PlainInput.module.css'

/**
 * A native text input in antd's look. Forms with hundreds of fields use it, because antd's own input takes ten times as
 * long to render and its extras (clear button, prefix) are not used there.
 */
export function PlainInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...props}
      className={`${styles.control}${className ? ` ${className}` : ''}`}
    />
  )
}

/** A native text area in antd's look that grows up to sixteen lines; `rows` is its minimum height. */
export function PlainTextArea({ rows = 4, ...props }: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) {
  const least = { '--rows': rows } as CSSProperties
  return <textarea {...props} rows={rows} className={`${styles.control} ${styles.area}`} style={least} />
}

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'style' | 'children'> {
  options: readonly { value: string; label: string }[]
}

/** A native select in antd's look. */
export function PlainSelect({ options, className, ...props }: PlainSelectProps) {
  return (
    <select {...props} className={className ? `${styles.control} ${className}` : styles.control}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
