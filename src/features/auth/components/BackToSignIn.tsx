/** The link to the sign-in page on pages before the login, with the address to return to. */
import { Link, useLocation } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { returnAddressOf, signInHref } from '../paths'
import styles from './Parts.module.css'

/** A link to the sign-in page that keeps this page's return address. */
export function BackToSignIn() {
  const t = useT()
  const location = useLocation()
  return (
    <p className={styles.links}>
      <Link to={signInHref(returnAddressOf(location))}>{t('用密码或短信验证码登录')}</Link>
    </p>
  )
}
