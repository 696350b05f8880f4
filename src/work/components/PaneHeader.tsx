/** The heading of a paper that is open beside its list (split view). */

import { useEffect, useRef } from 'react'
import type { PageHeaderProps } from '@/ui/PageHeader'
import styles from './SplitPane.module.css'

interface PaneHeaderProps extends PageHeaderProps {
  /** Whether the heading takes the focus: the paper has just taken the place of another one. */
  focused: boolean
  /** The element that says where in the list the paper stands. */
  describedBy: string
}

/** The header of a paper beside its list: as the page's, one level lower. */
export function PaneHeader({ title, purpose, extra, actions, focused, describedBy }: PaneHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the paper that has just come takes the focus
  useEffect(() => {
    // Whoever types in a filter meanwhile goes on typing.
    if (!focused || document.activeElement?.matches('input, textarea, [contenteditable]') === true) return
    heading.current?.focus({ preventScroll: true })
    // The filters above the list leave little of the window: paper and decision are seen at once, below the header.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className={styles.header}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
        {title}
      </h2>
      {purpose && <p className={styles.purpose}>{purpose}</p>}
      {extra}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
