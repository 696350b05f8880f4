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
import { Tag, type TagColor } from './Tag'

/** The grounds of states: those of levels say nothing of how something stands. */
export type StatusColor = Exclude<TagColor, 'blue' | 'orange' | 'red'>

/** Each colour has a shape of its own, so that a state is told apart without seeing colours. */
const shapes = {
  default: EditOutlined,
  processing: ClockCircleOutlined,
  cyan: HourglassOutlined,
  purple: SolutionOutlined,
  warning: ExclamationCircleFilled,
  volcano: FieldTimeOutlined,
  error: CloseCircleFilled,
  success: CheckCircleFilled,
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
  const Shape = shapes[color]
  return (
    <Tag color={color} icon={icon ?? <Shape className={styles[color]} aria-hidden />}>
      {children}
    </Tag>
  )
}
