/** The result of an action (success, refusal, 403 …) as a page or a part of it: icon, title, text, buttons. */

import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageTitle } from '@/lib/routing/page-title'
import styles from './ResultPanel.module.css'

type ResultStatus = 'success' | 'error' | 'warning' | 'info'

const icons = {
  success: CheckCircleFilled,
  error: CloseCircleFilled,
  warning: ExclamationCircleFilled,
  info: InfoCircleFilled,
} satisfies Record<ResultStatus, unknown>

export interface ResultPanelProps {
  status: ResultStatus
  title?: ReactNode
  description?: ReactNode
  /** Buttons, the most common one first. */
  actions?: ReactNode
  /** Heading level: 1 when the panel is the whole page (then the heading takes the focus like any page heading). */
  level?: 1 | 2 | 3
  /**
   * The panel replaces the clicked control, so its title takes the focus (levels 2 and 3; a page heading has it
   * anyway).
   */
  focused?: boolean
  /** The body: facts of the result and next steps. */
  children?: ReactNode
}

/** The result of an action: icon, title, description, body and actions. */
export function ResultPanel({
  status,
  title,
  description,
  actions,
  level = 1,
  focused = false,
  children,
}: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  usePageTitle(level === 1 && typeof title === 'string' ? title : null)
  const Icon = icons[status]
  const Heading = `h${level}` as const
  return (
    <section className={styles.panel}>
      <Icon className={`${styles.icon} ${styles[status]}`} aria-hidden />
      {title &&
        (level === 1 ? (
          <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <Heading ref={heading} className={styles.title} tabIndex={focused ? -1 : undefined}>
            {title}
          </Heading>
        ))}
      {description && <div className={styles.description}>{description}</div>}
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
