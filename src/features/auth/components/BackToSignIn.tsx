import { Link, useLocation } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { signInHref, wayBackOf } from '../paths'
import styles from './Parts.module.css'

/** The sign-in page, which always works, with the way back that this page carries. */
export function BackToSignIn() {
  const t = useT()
  const place = useLocation()
  return (
    <p className={styles.links}>
      <Link to={signInHref(wayBackOf(place))}>{t('用密码或短信验证码登录')}</Link>
    </p>
  )
}
