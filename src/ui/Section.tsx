/** A part of a page with a heading of level 2. */

import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'
import { TimesHeading, useTimesBlock } from './TimesBlock'

interface SectionProps {
  title: ReactNode
  /** Id of the heading, for links to it. */
  id?: string
  className?: string
  /** As wide as the page: for lists. */
  wide?: boolean
  children: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ title, id, className, wide, children }: SectionProps) {
  const own = useId()
  const [isNamed, wrap] = useTimesBlock()
  return (
    <section
      aria-labelledby={id ?? own}
      className={[styles.section, wide && styles.wide, className].filter(Boolean).join(' ')}
    >
      <h2 id={id ?? own}>
        <TimesHeading isNamed={isNamed}>{title}</TimesHeading>
      </h2>
      {wrap(children)}
    </section>
  )
}
