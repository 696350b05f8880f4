/** The page with the result of a registration (`/user/registerResult`). */
import { Link, useLocation } from 'react-router-dom'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { useMaybeSession } from '@/session/session'
import { hints } from '@/shared/help/hints'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import styles from '../components/Parts.module.css'
import { besideHref, publicPaths, redirectOf, signInPath } from '../paths'

/** The result of a registration (`/user/registerResult`); without one, a link to it. */
export function RegisterResultPage() {
  const t = useT()
  const { state, search } = useLocation()
  const session = useMaybeSession()
  const made: unknown = state?.userName
  if (typeof made !== 'string') {
    return (
      <ResultPanel
        level={2}
        status="info"
        title={t('没有找到刚刚完成的注册')}
        description={t('如果您已经注册，请直接登录；否则请先注册。')}
        actions={
          <>
            <Link className={styles.button} to={besideHref(publicPaths.register[0], search)}>
              {t('注册账户')}
            </Link>
            <Link to={besideHref(signInPath, search)}>{t('去登录')}</Link>
          </>
        }
      />
    )
  }
  const redirect = redirectOf(search)
  return (
    <ResultPanel
      level={2}
      status="success"
      title={session ? t('注册成功，已登录') : t('注册成功')}
      description={t('您的用户名是 {name}，以后可以用它或手机号码登录。', { name: made })}
      actions={
        <Link className={styles.button} to={session ? (redirect ?? '/') : besideHref(signInPath, search)}>
          {!session ? t('去登录') : redirect ? t('继续办理') : t('进入首页')}
        </Link>
      }
    >
      <ol className={styles.next}>
        <li>
          {t(hints.realName)} {session && <Link to={settingsSecurityPath()}>{t('去实名认证')}</Link>}
        </li>
        <li>
          {t('在首页申请关联单位。')}
          {t(hints.unitApproval)}
        </li>
        <li>{t(hints.rights)}</li>
      </ol>
    </ResultPanel>
  )
}
