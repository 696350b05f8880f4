/** The service hotline as a telephone link, for footers, sign-in and help. */
import { hotline, hotlineHours } from '@/lib/site/site'
import styles from './Hotline.module.css'
import { useT } from './use-t'

/** The service hotline with its hours, as a telephone link; renders nothing when none is configured. */
export function Hotline({ before }: { before?: string }) {
  const t = useT()
  if (!hotline) return null
  return (
    <span>
      {before}
      {hotlineHours ? t('服务热线（{hours}）', { hours: t(hotlineHours) }) : t('服务热线')}{' '}
      <a className={styles.number} href={`tel:${hotline}`}>
        {hotline}
      </a>
    </span>
  )
}
