/** The breadcrumb of the main layout and of the government layout; computed by `menu.ts`. */
import { Link } from 'react-router-dom'
import { listHref } from '@/shared/list/list-memory'
import { useT } from '@/ui/use-t'
import type { Crumb } from '../menu'
import styles from './Breadcrumbs.module.css'

/** The way from home to this page, lists as the person left them; nothing on home itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useT()
  if (trail.length < 2) return null
  const last = trail.length - 1
  return (
    <nav aria-label={t('所在位置')} className={styles.way}>
      <ol>
        {trail.map(({ path, title }, index) => (
          <li key={path}>
            {index < last ? <Link to={listHref(path)}>{t(title)}</Link> : <span aria-current="page">{t(title)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
