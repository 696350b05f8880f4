import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** The grounds a word can stand on: antd's states and some of its colours. */
export type TagColor =
  | 'default'
  | 'processing'
  | 'warning'
  | 'error'
  | 'success'
  | 'cyan'
  | 'purple'
  | 'blue'
  | 'orange'
  | 'red'

interface TagProps {
  color?: TagColor
  icon?: ReactNode
  children: ReactNode
}

/** A word on a ground of its own; antd's tag from style sheets alone. */
export function Tag({ color = 'default', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-color={color}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
