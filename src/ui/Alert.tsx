import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'

const icons = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
}

interface AlertProps {
  type: keyof typeof icons
  title: ReactNode
  description?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** What it is to who does not see it; absent: `alert`, which is said at once. */
  role?: 'alert' | 'status' | 'note' | 'none'
  /** It can be put away; how that is called. */
  close?: { label: string; onClose(): void }
  className?: string
  'aria-label'?: string
}

/** antd's alert with its icon, from style sheets alone: pages that may have to tell something load nothing for it. */
export function Alert({ type, title, description, action, role = 'alert', close, className, ...named }: AlertProps) {
  const Icon = icons[type]
  const classes = [styles.alert, styles[type], description && styles.more, className]
  return (
    <div {...named} role={role} className={classes.filter(Boolean).join(' ')}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
      {close && (
        <button type="button" className={styles.close} aria-label={close.label} onClick={close.onClose}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  )
}
