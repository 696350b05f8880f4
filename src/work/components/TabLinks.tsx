/** Tabs with counts above a list, as links whose choice is in the address. */

import { useLayoutEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import styles from './TabLinks.module.css'

interface TabLinksProps {
  /** Accessible name of the tabs. */
  label: string
  /**
   * `value` is `?tab=` in the address; the first tab has none. `count` is the number of items; absent while unknown.
   */
  tabs: readonly { value: string; title: string; count?: number }[]
}

/** How much of the tab before the current one stays visible, in pixels. */
const tabMargin = 48

/** The tab of the address, or the first. */
export function useTab(values: readonly string[]): string {
  const [params] = useSearchParams()
  const tabParam = params.get('tab') ?? ''
  return values.includes(tabParam) ? tabParam : (values[0] ?? '')
}

/** Tabs as links, with counts, for lists that share an address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const t = useT()
  const here = useTab(tabs.map(({ value }) => value))
  const nav = useRef<HTMLElement>(null)
  const counted = tabs.some(({ count }) => count !== undefined)
  // On a narrow screen the tabs scroll sideways; counts, which come later, move them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the tab or the widths change
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - tabMargin
  }, [here, counted])
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      <ul>
        {tabs.map(({ value, title, count }, index) => (
          <li key={value}>
            <Link
              to={index === 0 ? '?' : `?${new URLSearchParams({ tab: value })}`}
              aria-current={value === here ? 'page' : undefined}
            >
              {count === undefined ? title : t('{title}（{n}）', { title, n: count })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
