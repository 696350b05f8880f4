import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  type?: 'primary' | 'text' | 'link' | 'default'
  size?: 'small'
  icon?: ReactNode
  /** What it began is under way: it turns, and takes no click. */
  loading?: boolean
  danger?: boolean
  /** As wide as its place. */
  block?: boolean
}

/** antd's button from style sheets alone, for pages whose first view would load antd's own for nothing else. */
export function Button({ type, size, icon, loading, danger, block, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-type={type === 'default' ? undefined : type}
      data-size={size}
      data-danger={danger || undefined}
      data-block={block || undefined}
      data-square={(icon && children === undefined) || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : props.onClick}
    >
      {loading ? <span className={styles.turning} aria-hidden /> : icon}
      {children}
    </button>
  )
}
