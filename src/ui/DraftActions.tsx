/** The row of buttons of a form with a local draft, hidden until the draft was read; for buttons whose meaning depends on the restored text. */

import type { ReactNode } from 'react'
import styles from './DraftActions.module.css'

interface DraftActionsProps {
  draft: { isReading: boolean }
  className?: string
  children: ReactNode
}

/** Keeps its place while the draft is read, so that nothing moves under a pointer. */
export function DraftActions({ draft, className, children }: DraftActionsProps) {
  return (
    <div
      className={`${styles.actions}${className ? ` ${className}` : ''}`}
      style={draft.isReading ? { visibility: 'hidden' } : undefined}
    >
      {children}
    </div>
  )
}
