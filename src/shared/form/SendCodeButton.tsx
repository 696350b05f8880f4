/** The button that sends a verification code, with its countdown, before and behind the login. */

import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { notify } from '@/lib/events/notices'
import { loadChunk } from '@/lib/loading/lazy-import'
import spoken from '@/ui/Spoken.module.css'
import { useCountdown } from '@/ui/use-countdown'
import { useT } from '@/ui/use-t'
import type { CodeChannel } from './send-code'

export interface SendCodeButtonProps {
  /** The address to send to; null when it is invalid (the form has shown why). */
  target(): string | null
  /** Called with the text of the failure. */
  onFailure(text: string): void
  channel?: CodeChannel
  className?: string
}

/** Seconds until a new code can be requested (specification, section 9). */
const pause = 60
/** Seconds the success notice stays (specification, section 8). */
const successSeconds = 8

/**
 * Sends a verification code, then counts down until the next can be requested. Screen readers hear only start and end.
 * Used by the sign-in page and the security page; a plain button, so that the sign-in page stays small.
 */
export function SendCodeButton({ target, onFailure, channel = 'mobile', className }: SendCodeButtonProps) {
  const t = useT()
  const [message, say] = useState('')
  const [remaining, start] = useCountdown(pause, () => say(t('现在可以重新获取验证码')))
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)

  async function send(): Promise<void> {
    if (sending || remaining > 0) return
    const to = target()
    if (!to) return
    setSending(true)
    const failure = await loadChunk(() => import('./send-code'))
      .then(({ sendCode }) => sendCode(channel, to))
      .catch(failureText)
    setSending(false)
    if (failure) return onFailure(failure)
    setSent(true)
    start()
    say(t('验证码已发送，{n} 秒后可以重新获取', { n: pause }))
    notify({
      kind: 'success',
      title: t('发送验证码成功'),
      text:
        channel === 'email'
          ? t('验证码已发送至邮箱 {email}', { email: to })
          : t('验证码已发送至尾号 {tail} 的手机', { tail: to.slice(-4) }),
      seconds: successSeconds,
    })
  }

  return (
    <>
      <button type="button" className={className} aria-disabled={sending || remaining > 0 || undefined} onClick={send}>
        {remaining > 0 ? t('{n} 秒后重新获取', { n: remaining }) : sent ? t('重新获取') : t('获取验证码')}
      </button>
      <span role="status" className={spoken.only}>
        {message}
      </span>
    </>
  )
}
