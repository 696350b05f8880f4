/** antd's Tag with text in a readable colour. */

import { Tag as AntdTag } from 'antd'
import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** Background of a tag: antd's states and some of its colours. */
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

/** antd's Tag with text in the text colour: antd's tinted text does not reach a contrast of 4.5 on its own background. */
export function Tag({ color = 'default', icon, children }: TagProps) {
  return (
    <AntdTag color={color} icon={icon} variant="filled" className={styles.tag} data-color={color}>
      {children}
    </AntdTag>
  )
}
