import { Breadcrumb } from 'antd'
import { Link } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import type { Crumb } from '../menu'
import styles from './Breadcrumbs.module.css'

/** The way from home to this page; nothing on home itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useT()
  if (trail.length < 2) return null
  const last = trail.length - 1
  return (
    <Breadcrumb
      aria-label={t('所在位置')}
      className={styles.way}
      items={trail.map(({ path, title }, index) => ({
        key: path,
        title: index < last ? <Link to={path}>{t(title)}</Link> : <span aria-current="page">{t(title)}</span>,
      }))}
    />
  )
}
