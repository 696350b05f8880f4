import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

interface ButtonLinkProps {
  to: string
  type?: 'primary'
  size?: 'large'
  /** In a new document. */
  reloadDocument?: boolean
  className?: string
  children: ReactNode
}

/** A way to another page that looks like a button. */
export function ButtonLink({ type, size, className, ...props }: ButtonLinkProps) {
  const classes = className ? `${styles.button} ${className}` : styles.button
  return <Link {...props} className={classes} data-type={type} data-size={size} />
}
