/** WeChat's page with the QR code, on the page of signing in with WeChat. */
import { useEffect, useState } from 'react'
import { fullAddress } from '@/lib/routing/base-path'
import { useT } from '@/ui/use-t'
import { publicPaths } from '../paths'
import { beginPlatformSignIn } from '../platform-sign-in'
import { webAddress } from '../web-address'
import { wechatScanUrl } from '../wechat-calls'
import { BackToSignIn } from './BackToSignIn'
import { NextStep } from './NextStep'
import styles from './Parts.module.css'

/** WeChat's page with the QR code, in a frame, and as a link in case the frame stays empty. */
export function WechatCode() {
  const t = useT()
  const [url, setUrl] = useState<URL | null>(null)
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew at each try
  useEffect(() => {
    let isCurrent = true
    const back = fullAddress(publicPaths.wxlogin[0])
    wechatScanUrl(back, beginPlatformSignIn('wechat')).then((result) => {
      if (!isCurrent) return
      const address = result.ok ? webAddress(result.data) : null
      setUrl(address)
      setFailure(result.ok ? (address ? '' : t('微信没有给出可用的扫码地址，请用其他方式登录。')) : result.message)
    })
    return () => {
      isCurrent = false
    }
  }, [tries])

  if (failure) {
    return (
      <NextStep text={failure}>
        <button type="button" className={styles.button} onClick={() => setTries(tries + 1)}>
          {t('重试')}
        </button>
      </NextStep>
    )
  }
  return (
    <div aria-busy={url === null}>
      <p className={styles.lead}>{t('请用微信扫描二维码，并在手机上确认登录。首次使用须绑定账号。')}</p>
      {url ? (
        <>
          <iframe
            className={styles.frame}
            title={t('微信二维码')}
            src={url.href}
            // The framed page must navigate this window back after the scan.
            sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation"
          />
          <p className={styles.links}>
            <a href={url.href}>{t('二维码没有显示？前往 {host}', { host: url.host })}</a>
          </p>
        </>
      ) : (
        <div className={styles.frame} />
      )}
      <BackToSignIn />
    </div>
  )
}
