import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import styles from './TabLinks.module.css'

interface TabLinksProps {
  /** What the tabs belong to, for those who do not see it. */
  label: string
  /** `value` stands in the address as `?tab=`; the first is the one without. `count`: how many things are in it; absent: not known. */
  tabs: readonly { value: string; title: string; count?: number }[]
}

/** The tab the address names, or the first. */
export function useTab(values: readonly string[]): string {
  const [params] = useSearchParams()
  const asked = params.get('tab') ?? ''
  return values.includes(asked) ? asked : (values[0] ?? '')
}

/** Lists that share an address, as links with how many things are in each. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const t = useT()
  const here = useTab(tabs.map(({ value }) => value))
  return (
    <nav aria-label={label} className={styles.tabs}>
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
