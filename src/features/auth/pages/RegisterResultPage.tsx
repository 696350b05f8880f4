import { Link, useLocation } from 'react-router-dom'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import styles from '../components/Parts.module.css'
import { besideHref, publicPaths, signInPath } from '../paths'

/** What came of registering (`/user/registerResult`); without a registration before it, the way to one. */
export function RegisterResultPage() {
  const t = useT()
  const { state, search } = useLocation()
  const made: unknown = state?.userName
  if (typeof made !== 'string') {
    return (
      <ResultPanel
        level={2}
        status="info"
        title={t('没有刚完成的注册')}
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
  return (
    <ResultPanel
      level={2}
      status="success"
      title={t('注册成功')}
      description={t('您的用户名是 {name}，可以用它或手机号码登录。', { name: made })}
      actions={
        <Link className={styles.button} to={besideHref(signInPath, search)}>
          {t('去登录')}
        </Link>
      }
    >
      <ol className={styles.next}>
        <li>{t('登录后申请关联单位，由单位管理员审核。')}</li>
        <li>{t('在个人中心完成中级及以上实名认证，才能申报项目或申请专家。')}</li>
      </ol>
    </ResultPanel>
  )
}
