import { useState } from 'react'
import { notify } from '@/lib/notices'
import { useT } from '@/ui/use-t'
import { useCountdown } from '../use-countdown'
import styles from './SendCodeButton.module.css'

export interface SendCodeButtonProps {
  /** The mobile to send to; null when there is none that fits (the form has said so). */
  mobile(): string | null
  /** The code was not sent; the text says why. */
  onFailure(text: string): void
}

/** Seconds until a code can be asked for again (specification, section 9). */
const pause = 60
/** Seconds the success stays on screen (specification, section 8). */
const successSeconds = 8

/**
 * Asks for a code by text message, then counts down until it can be asked for again. Only the start and the end are read out.
 */
export function SendCodeButton({ mobile, onFailure }: SendCodeButtonProps) {
  const t = useT()
  const [left, start] = useCountdown(pause)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)

  async function send(): Promise<void> {
    const to = mobile()
    if (!to || sending || left > 0) return
    setSending(true)
    const failure = await (await import('../send-code')).sendCode(to)
    setSending(false)
    if (failure) return onFailure(failure)
    setSent(true)
    start()
    notify({
      kind: 'success',
      title: t('发送验证码成功'),
      text: t('验证码已发送至尾号 {tail} 的手机', { tail: to.slice(-4) }),
      seconds: successSeconds,
    })
  }

  const spoken = !sent
    ? ''
    : left > 0
      ? t('验证码已发送，{n} 秒后可以重新获取', { n: pause })
      : t('现在可以重新获取验证码')
  return (
    <>
      <button type="button" aria-disabled={sending || left > 0 || undefined} onClick={send}>
        {left > 0 ? t('{n} 秒后重新获取', { n: left }) : sent ? t('重新获取') : t('获取验证码')}
      </button>
      <span role="status" className={styles.spoken}>
        {spoken}
      </span>
    </>
  )
}
