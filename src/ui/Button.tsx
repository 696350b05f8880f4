import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  type?: 'primary' | 'text' | 'link' | 'dashed' | 'default'
  size?: 'small' | 'large'
  icon?: ReactNode
  /** What it began is under way: it turns, and takes no click. */
  loading?: boolean
  danger?: boolean
  /** As wide as its place. */
  block?: boolean
  /** What it does in a form; absent: nothing. */
  htmlType?: 'submit'
}

/** antd's button from style sheets alone: no page loads antd's own for its first view. */
export function Button({
  type,
  size,
  icon,
  loading,
  danger,
  block,
  htmlType,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={htmlType ?? 'button'}
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
