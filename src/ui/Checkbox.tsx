import type { ComponentProps } from 'react'
import styles from './Choices.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
}

/** A check box with its words, native in antd's look. */
export function Checkbox({ indeterminate = false, className, children, ...input }: CheckboxProps) {
  return (
    <label className={className ? `${styles.option} ${className}` : styles.option}>
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  )
}
