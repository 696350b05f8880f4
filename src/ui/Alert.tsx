/** antd's Alert with the portal's icons and roles, for notices in pages and forms. */

import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons'
import { Alert as AntdAlert } from 'antd'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

/** antd's icons have English names; hidden here, because the text says the same. */
const icons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
}

interface AlertProps {
  type: keyof typeof icons
  title: ReactNode
  description?: ReactNode
  /** A button or link that deals with it. */
  action?: ReactNode
  /** Role for assistive technology; by default `alert`, which is announced at once. */
  role?: 'alert' | 'status' | 'note' | 'none'
  /** The close button, if the alert can be closed. */
  close?: { label: string; onClose(): void }
  className?: string
  'aria-label'?: string
}

/** antd's Alert with an icon, a configurable role and a named close button. */
export function Alert({ type, close, className, ...props }: AlertProps) {
  return (
    <AntdAlert
      {...props}
      type={type}
      showIcon
      icon={icons[type]}
      className={className ? `${styles.alert} ${className}` : styles.alert}
      closable={
        close && { closeIcon: <CloseOutlined aria-hidden />, 'aria-label': close.label, onClose: () => close.onClose() }
      }
    />
  )
}
