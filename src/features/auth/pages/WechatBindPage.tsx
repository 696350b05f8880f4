/** The page that binds a WeChat account to an existing or a new portal account. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getSessionEntry, removeSessionEntry } from '@/lib/storage/session-storage'
import { useT } from '@/ui/use-t'
import { BindOrRegister } from '../components/BindOrRegister'
import { NextStep } from '../components/NextStep'
import styles from '../components/Parts.module.css'
import { publicPaths } from '../paths'
import { useFinishSignIn } from '../use-finish-sign-in'
import { redisKeyEntry } from '../wechat-binding'
import { wechatBinding } from '../wechat-calls'

export function WechatBindPage() {
  const t = useT()
  const finish = useFinishSignIn()
  const [redisKey] = useState(() => getSessionEntry(redisKeyEntry))
  const [spent, setSpent] = useState('')

  const again = (
    <Link className={styles.button} to={publicPaths.wxlogin[0]}>
      {t('重新扫码')}
    </Link>
  )
  if (!redisKey) return <NextStep text={t('没有等待绑定的微信，或等待时间已过，请重新扫码。')}>{again}</NextStep>
  if (spent) return <NextStep text={spent}>{again}</NextStep>
  return (
    <>
      <p className={styles.lead}>{t('微信已确认。该微信还没有绑定本平台的账号，绑定后可直接扫码登录。')}</p>
      <BindOrRegister
        calls={wechatBinding(redisKey)}
        onSpent={(message) => {
          removeSessionEntry(redisKeyEntry)
          setSpent(message)
        }}
        onDone={() => {
          removeSessionEntry(redisKeyEntry)
          return finish()
        }}
      />
    </>
  )
}
