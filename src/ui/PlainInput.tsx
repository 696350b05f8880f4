import type { ComponentProps, CSSProperties } from 'react'
import styles from './PlainInput.module.css'

/**
 * A native text input in antd's look. A form of hundreds of fields takes it instead of antd's own input, which costs ten
 * times as much to draw; nothing of what antd adds (clear button, prefix) is used there.
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

/** A native text area in antd's look that grows with its text up to sixteen lines; `rows` is the least. */
export function PlainTextArea({ rows = 4, ...props }: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) {
  const least = { '--rows': rows } as CSSProperties
  return <textarea {...props} rows={rows} className={`${styles.control} ${styles.area}`} style={least} />
}

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'style' | 'children'> {
  options: readonly { value: string; label: string }[]
}

/** A native choice in antd's look. */
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
