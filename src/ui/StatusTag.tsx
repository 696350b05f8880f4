/** A status (of a work item, a person …) as a tag with its own icon and colour. */

import {
  BellOutlined,
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  EditOutlined,
  ExclamationCircleFilled,
  HourglassOutlined,
  MinusCircleOutlined,
  SolutionOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './StatusTag.module.css'
import { type TagColor as StatusColor, Tag } from './Tag'

export type { StatusColor }

/** Every kind of status has its own icon, so statuses differ without colour. */
export const statusIcons = {
  default: MinusCircleOutlined,
  processing: ClockCircleOutlined,
  cyan: HourglassOutlined,
  purple: SolutionOutlined,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
  success: CheckCircleFilled,
  blue: ClockCircleOutlined,
  orange: ExclamationCircleFilled,
  red: BellOutlined,
} satisfies Record<StatusColor, unknown>

export interface StatusTagProps {
  color: StatusColor
  /** The status text. */
  children: ReactNode
  /** Another icon, for a status that the icon of its colour would misrepresent. */
  icon?: ReactNode
  /** Whether somebody is filling this in: shown with a pencil instead of the icon of a grey status. */
  editing?: boolean
}

/** A status: text with an icon, then a colour. */
export function StatusTag({ color, children, icon, editing = false }: StatusTagProps) {
  const Shape = editing && color === 'default' ? EditOutlined : statusIcons[color]
  return (
    <Tag color={color} icon={icon ?? <Shape className={styles[color]} aria-hidden />}>
      {children}
    </Tag>
  )
}
