/** The section of home with links to the pages of the person's menu. */
import { RightOutlined } from '@ant-design/icons'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { usePageLinks } from '@/shared/navigation/page-links'
import { useT } from '@/ui/use-t'
import { homePath } from '../paths'
import styles from './QuickEntries.module.css'

/** The pages of this person's menu, one click away. */
export function QuickEntries() {
  const t = useT()
  const id = useId()
  const pages = usePageLinks().filter(({ path }) => path !== homePath)
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
