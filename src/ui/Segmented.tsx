import { useId } from 'react'
import styles from './Segmented.module.css'

interface SegmentedProps<V extends string> {
  options: readonly { value: NoInfer<V>; label: string }[]
  value: V
  'aria-label': string
  size?: 'small'
  className?: string
  onChange(value: NoInfer<V>): void
}

/** One of a few ways to look at the same thing, beside each other; antd's from style sheets alone. */
export function Segmented<V extends string>({
  options,
  value,
  size,
  className,
  onChange,
  ...named
}: SegmentedProps<V>) {
  const name = useId()
  return (
    <div
      {...named}
      role="radiogroup"
      className={className ? `${styles.frame} ${className}` : styles.frame}
      data-size={size}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.one}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
