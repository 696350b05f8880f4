import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  EditOutlined,
  ExclamationCircleFilled,
  FieldTimeOutlined,
  HourglassOutlined,
  SolutionOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './StatusTag.module.css'
import { type TagColor as StatusColor, Tag } from './Tag'

export type { StatusColor }

/** Each kind of state has an icon of its own, so that states can be told apart without seeing colours. */
export const statusIcons = {
  default: EditOutlined,
  processing: ClockCircleOutlined,
  cyan: HourglassOutlined,
  purple: SolutionOutlined,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
  success: CheckCircleFilled,
  blue: ClockCircleOutlined,
  orange: ExclamationCircleFilled,
  red: FieldTimeOutlined,
} satisfies Record<StatusColor, unknown>

export interface StatusTagProps {
  color: StatusColor
  /** The state in words. */
  children: ReactNode
  /** Another shape, where the colour's own would mislead. */
  icon?: ReactNode
}

/** Where something stands: a word with a shape, then a colour. */
export function StatusTag({ color, children, icon }: StatusTagProps) {
  const Shape = statusIcons[color]
  return (
    <Tag color={color} icon={icon ?? <Shape className={styles[color]} aria-hidden />}>
      {children}
    </Tag>
  )
}
