import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

interface ButtonLinkProps {
  to: string
  type?: 'primary'
  /** In a new document. */
  reloadDocument?: boolean
  className?: string
  children: ReactNode
}

/** A way to another page that looks like a button. */
export function ButtonLink({ type, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={className ? `${styles.button} ${className}` : styles.button} data-type={type} />
}
