/** The page of signing in with WeChat (`/user/wxlogin`): the QR code, and the return with a code that signs in or leads to binding. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { saveReturnAddress } from '@/lib/routing/return-address'
import { setSessionEntry } from '@/lib/storage/session-storage'
import { useT } from '@/ui/use-t'
import { NextStep } from '../components/NextStep'
import styles from '../components/Parts.module.css'
import { WechatCode } from '../components/WechatCode'
import { publicPaths, redirectOf } from '../paths'
import { type Arrival, endPlatformSignIn, expectedState, judgeArrival } from '../platform-sign-in'
import { useFinishSignIn } from '../use-finish-sign-in'
import { redisKeyEntry, redisKeyLife } from '../wechat-binding'
import { wechatLogin } from '../wechat-calls'

/**
 * WeChat sign-in (`/user/wxlogin`). Without a `code` it shows the QR code; WeChat returns here with `code` and `state`,
 * which sign in or lead to binding.
 */
export function WechatLoginPage() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const finish = useFinishSignIn()
  const [arrival, setArrival] = useState<Arrival>(() => judgeArrival(search, expectedState('wechat')))
  const [failure, setFailure] = useState('')

  async function signIn(code: string): Promise<void> {
    const result = await wechatLogin(code)
    if (!result.ok) return setFailure(result.message)
    if (result.data === null) return finish()
    setSessionEntry(redisKeyEntry, result.data, redisKeyLife)
    await navigate(publicPaths.wxlogin[1], { replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the person arrived with
  useEffect(() => {
    saveReturnAddress(redirectOf(search))
    if (arrival.kind === 'start') return
    endPlatformSignIn('wechat')
    // The code is valid once and must not stay in the history.
    void navigate(pathname, { replace: true })
    if (arrival.kind === 'code') void signIn(arrival.code)
  }, [])

  const again = (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        setFailure('')
        setArrival({ kind: 'start' })
      }}
    >
      {t('重新扫码')}
    </button>
  )
  if (failure) return <NextStep text={failure}>{again}</NextStep>
  switch (arrival.kind) {
    case 'start':
      return <WechatCode />
    case 'code':
      return <p role="status">{t('正在登录…')}</p>
    case 'cancelled':
      return <NextStep text={t('您取消了微信登录，没有登录任何账号。')}>{again}</NextStep>
    case 'down':
      return <NextStep text={t('微信暂时无法登录，请稍后重新扫码，或用其他方式登录。')}>{again}</NextStep>
    case 'forged':
      return (
        <NextStep text={t('这次微信登录不是从本页发起的，或等待时间已过。为了您的账号安全，请重新扫码。')}>
          {again}
        </NextStep>
      )
  }
}
