/** The navigation between the pages of account settings, a unit or the resume. */

import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { isInGovernment, withinGovernment } from '@/lib/routing/government-prefix'
import styles from './SectionNav.module.css'

interface SectionNavProps {
  /** Accessible name of the navigation. */
  label: string
  sections: readonly { to: string; title: string }[]
}

/** Links to the sections of a page group, styled as tabs; in a narrow window they scroll sideways. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place may have its section out of sight
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current=page]')
    if (nav.current && here instanceof HTMLElement)
      nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft - 40
  }, [pathname])
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {sections.map(({ to, title }) => (
          <li key={to}>
            {/* Under `/zwdt` the location has the prefix; the current section is marked all the same. */}
            <NavLink to={isInGovernment(pathname) ? withinGovernment(to) : to} className={styles.link}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
