import { type ComponentProps, type ReactNode, useId } from 'react'
import { Choice } from './Choices'
import styles from './Choices.module.css'

interface RadiosProps<V> extends Omit<ComponentProps<'div'>, 'onChange' | 'value'> {
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  value: V | null | undefined
  /** One for each group, by which the arrow keys move inside it; absent: its own. */
  name?: string
  onChange(value: V): void
}

/** One of a few, native in antd's look. */
export function Radios<V extends string | number>(props: RadiosProps<V>) {
  const { options, value, name, onChange, className, ...group } = props
  const own = useId()
  return (
    <div {...group} role="radiogroup" className={className ? `${styles.group} ${className}` : styles.group}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name ?? own}
          value={option.value}
          disabled={option.disabled}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        >
          <span>{option.label}</span>
        </Choice>
      ))}
    </div>
  )
}
