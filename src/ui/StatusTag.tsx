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

/** Every kind of status has its own icon, so statuses differ without colour. */
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
  /** The status text. */
  children: ReactNode
  /** Another icon, for a status that the icon of its colour would misrepresent. */
  icon?: ReactNode
}

/** A status: text with an icon, then a colour. */
export function StatusTag({ color, children, icon }: StatusTagProps) {
  const Shape = statusIcons[color]
  return (
    <Tag color={color} icon={icon ?? <Shape className={styles[color]} aria-hidden />}>
      {children}
    </Tag>
  )
}
