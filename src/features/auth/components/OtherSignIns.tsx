/** The links below the sign-in form: other sign-in methods, registration, password reset. */
import { Link, useLocation } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { oneStopPlatform } from '../one-stop-address'
import { besideHref, publicPaths } from '../paths'
import styles from './OtherSignIns.module.css'

export function OtherSignIns() {
  const t = useT()
  const { search } = useLocation()
  const to = (path: string) => besideHref(path, search)
  return (
    <>
      <p className={styles.account}>
        <Link to={to(publicPaths.register[0])}>{t('注册账户')}</Link>
        <Link to={to(publicPaths.ForgetPassword[0])}>{t('忘记密码')}</Link>
      </p>
      <ul className={styles.ways} aria-label={t('其他登录方式')}>
        <li>
          <Link to={to(publicPaths.wxlogin[0])}>{t('微信登录')}</Link>
        </li>
        {oneStopPlatform() && (
          <li>
            <Link to={to(publicPaths.ywtblogin[0])}>{t('一网通办登录')}</Link>
          </li>
        )}
      </ul>
    </>
  )
}
