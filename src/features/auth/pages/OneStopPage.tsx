/** The page that leads to the one-stop service's sign-in (`/ywtblogin`). */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { saveReturnAddress } from '@/lib/routing/return-address'
import { useT } from '@/ui/use-t'
import { BackToSignIn } from '../components/BackToSignIn'
import { NextStep } from '../components/NextStep'
import styles from '../components/Parts.module.css'
import { oneStopAddress, oneStopPlatform } from '../one-stop-address'
import { returnAddressOf } from '../paths'
import { beginPlatformSignIn } from '../platform-sign-in'

/** Leads to the one-stop service (`/ywtblogin`), and names its host first. */
export function OneStopPage() {
  const t = useT()
  const location = useLocation()
  const platform = oneStopPlatform()
  useEffect(() => saveReturnAddress(returnAddressOf(location)), [location])

  if (!platform) return <NextStep text={t('一网通办登录尚未开通，请用其他方式登录。')} />
  return (
    <>
      <p className={styles.lead}>
        {t('将离开本平台，前往 {host} 登录。登录成功后会自动返回。', { host: platform.host })}
      </p>
      <p className={styles.lead}>{t('个人用户首次登录须绑定本平台账号；法人用户以单位身份进入。')}</p>
      <a
        className={styles.button}
        href={platform.href}
        onClick={(event) => {
          // Each attempt has its own state.
          event.preventDefault()
          window.location.assign(oneStopAddress(platform, beginPlatformSignIn('oneStop')))
        }}
      >
        {t('前往一网通办')}
      </a>
      <BackToSignIn />
    </>
  )
}
