import { RightOutlined } from '@ant-design/icons'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { awardPatterns } from '@/features/award/paths'
import { usePageLinks } from '@/shared/page-links'
import { useT } from '@/ui/use-t'
import { homePath } from '../paths'
import styles from './QuickEntries.module.css'

const nominating: readonly string[] = [awardPatterns.nominations, awardPatterns.unitNominations].map((at) => `/${at}`)

interface QuickEntriesProps {
  /** Whether the person can nominate for awards: the menu has the entry for others as well (specification, section 4, state 0). */
  nominates: boolean
}

/** The pages this person's permissions open, one click away; none that would only say that they cannot. */
export function QuickEntries({ nominates }: QuickEntriesProps) {
  const t = useT()
  const id = useId()
  const pages = usePageLinks().filter(({ path }) => path !== homePath && (nominates || !nominating.includes(path)))
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('快捷入口')}
      </h2>
      <ul className={styles.entries}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.entry}>
              {t(title)}
              <RightOutlined aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
