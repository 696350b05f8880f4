/** antd's radio group with a typed `onChange`, for forms outside the form engine. */
import { Radio, type RadioGroupProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './Radios.module.css'

interface RadiosProps<V> extends Omit<RadioGroupProps, 'onChange' | 'value' | 'options'> {
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  value: V | null | undefined
  onChange(value: V): void
}

export function Radios<V extends string | number>({ options, value, onChange, className, ...group }: RadiosProps<V>) {
  return (
    <Radio.Group
      {...group}
      className={className ? `${styles.group} ${className}` : styles.group}
      value={value}
      options={[...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
