/** An icon button of a table field's rows and heads, native because tables draw hundreds of them. */
import type { ComponentProps } from 'react'
import styles from './ActionButton.module.css'

const shapes = {
  more: 'M3.2 8h.1M7.95 8h.1M12.7 8h.1',
  sort: 'M5 3v10M2.5 5.5L5 3l2.5 2.5M11 13V3M8.5 10.5L11 13l2.5-2.5',
}

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon: keyof typeof shapes
  'aria-label': string
}

export function ActionButton({ icon, ...props }: ActionButtonProps) {
  return (
    <button type="button" {...props} className={styles.action}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth={icon === 'more' ? 2 : 1.3}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={shapes[icon]} />
      </svg>
    </button>
  )
}
