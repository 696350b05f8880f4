/** A part of a page with a heading of level 2. */

import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: ReactNode
  /** Id of the heading, for links to it. */
  id?: string
  className?: string
  /** As wide as the page: for lists. */
  wide?: boolean
  children: ReactNode
}

export function Section({ title, id, className, wide, children }: SectionProps) {
  const own = useId()
  return (
    <section
      aria-labelledby={id ?? own}
      className={[styles.section, wide && styles.wide, className].filter(Boolean).join(' ')}
    >
      <h2 id={id ?? own}>{title}</h2>
      {children}
    </section>
  )
}
