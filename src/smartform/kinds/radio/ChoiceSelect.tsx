import type { ReactNode } from 'react'
import plain from '@/ui/PlainInput.module.css'
import styles from './ChoiceSelect.module.css'
import type { ChoiceProps } from './RadioEditor'

/** One of a few options on one line, for the cells of a table; native, as there are hundreds of them. */
export function ChoiceSelect({ options, value, control, change }: ChoiceProps): ReactNode {
  const known = value === null || options.some((option) => option.value === value)
  return (
    <select
      {...control}
      className={`${plain.control} ${styles.select}`}
      value={value ?? ''}
      onChange={(event) => change(event.target.value || null)}
    >
      <option value="" />
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
