/** The dialog that asks for the second factor of a sign-in, on every screen that signs in. */

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { hasCertificateKey } from '@/lib/signing/certificate-key'
import { plainDigits } from '@/lib/validation/mobile'
import type { TokenResult } from '@/session/sign-in'
import spoken from '@/ui/Spoken.module.css'
import { useCountdown } from '@/ui/use-countdown'
import { useT } from '@/ui/use-t'
import { codeMissing, type TokenCall } from '../second-factor'
import { useSignInKey } from '../use-sign-in-key'
import { FormAlert } from './FormAlert'
import parts from './Parts.module.css'
import { PasswordField } from './PasswordField'
import styles from './SecondFactorDialog.module.css'
import { SubmitButton } from './SubmitButton'
import { TextField } from './TextField'

type Refusal = Extract<TokenResult, { ok: false }>

/** Seconds until a new code can be requested (specification, section 9). */
const pause = 60

interface SecondFactorProps {
  /** The refusal that names the missing factor. */
  refusal: Refusal
  /** The account that signs in; a certificate key signs for it. */
  accountCode: string
  call: TokenCall
  /** Called once, with a token or with the refusal of a person who gave up. */
  onEnd(result: TokenResult): void
}

/**
 * Asks for the second factor in a modal dialog and repeats the sign-in with it. A wrong factor is shown at the field. Where
 * the computer has an adapter for certificate keys, a key can sign in place of the code. The dialog is the browser's own: the sign-in screen has no antd, and it lies above antd's dialogs.
 * @returns the token, or a refusal when the person closes the dialog
 */
export function askSecondFactor(refusal: Refusal, accountCode: string, call: TokenCall): Promise<TokenResult> {
  return new Promise((resolve) => {
    const place = document.createElement('div')
    document.body.append(place)
    const drawing = createRoot(place)
    drawing.render(
      <SecondFactorDialog
        refusal={refusal}
        accountCode={accountCode}
        call={call}
        onEnd={(result) => {
          // After the dialog has closed and given the focus back.
          setTimeout(() => {
            drawing.unmount()
            place.remove()
            resolve(result)
          })
        }}
      />,
    )
  })
}

function SecondFactorDialog({ refusal, accountCode, call, onEnd }: SecondFactorProps) {
  const t = useT()
  const titleId = useId()
  const isCode = refusal.code === codeMissing
  const [mayUseKey] = useState(() => isCode && hasCertificateKey())
  const [value, setValue] = useState('')
  const [error, setError] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const closed = useRef(false)
  const key = useSignInKey(accountCode, call, end)

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (!key.isChosen) field.current?.focus()
  }, [key.isChosen])

  function end(result: TokenResult): void {
    if (closed.current) return
    closed.current = true
    dialog.current?.close()
    onEnd(result)
  }

  function complain(text: string): void {
    setError(text)
    field.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (key.isChosen) return key.start()
    const given = isCode ? plainDigits(value) : value
    setFailure('')
    if (!given) return complain(isCode ? t('请输入验证码') : t('请输入密码'))
    setError('')
    setBusy(true)
    const result = await call(isCode ? { verificationCode: given } : { password: given })
    setBusy(false)
    if (result.ok) return end(result)
    if (result.subject === (isCode ? 'code' : 'password')) complain(result.message)
    else setFailure(result.message)
  }

  /** To the key, which is asked at once, or back to the code. */
  function changeWay(): void {
    if (key.isChosen) key.stop()
    else if (!busy) void key.start()
  }

  const giveUp = () => end({ ok: false, code: null, message: t('没有完成二次验证，尚未登录。') })
  const shared = { ref: field, value, onValue: setValue, error }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        giveUp()
      }}
    >
      <form noValidate onSubmit={submit}>
        <h2 id={titleId}>{t('二次验证')}</h2>
        <p className={parts.lead}>
          {mayUseKey
            ? t('管理员账号登录时，除密码外，还须验证手机或证书 Key。')
            : t('管理员账号登录时，须同时验证密码和手机。')}
        </p>
        <FormAlert text={key.isChosen ? key.failure : failure} />
        {/* Hidden beside the key, not gone: the typed code and the countdown stay. */}
        <div hidden={key.isChosen}>
          {isCode ? (
            <>
              <p>{refusal.message}</p>
              <TextField
                {...shared}
                label={t('验证码')}
                name="second-code"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                beside={<ResendButton call={call} onFailure={setError} />}
              />
            </>
          ) : (
            <PasswordField {...shared} label={t('密码')} name="second-password" />
          )}
        </div>
        {mayUseKey && <div role="status">{key.busy && <p>{t('请插入证书 Key，在弹出的窗口中输入 PIN 码。')}</p>}</div>}
        {key.isChosen ? (
          <SubmitButton busy={key.busy} label={t('用证书 Key 验证')} busyLabel={t('正在等待证书 Key…')} />
        ) : (
          <SubmitButton busy={busy} />
        )}
        {mayUseKey && (
          <button type="button" className={styles.way} onClick={changeWay}>
            {key.isChosen ? t('改用短信验证码') : t('用证书 Key 验证')}
          </button>
        )}
        <p className={parts.links}>
          <button type="button" className={parts.link} onClick={giveUp}>
            {t('取消登录')}
          </button>
        </p>
      </form>
    </dialog>
  )
}

/** Requests another code: the sign-in without one. The first was sent as the dialog opened. */
function ResendButton({ call, onFailure }: { call: TokenCall; onFailure(text: string): void }) {
  const t = useT()
  const [message, say] = useState('')
  const [sending, setSending] = useState(false)
  const [remaining, start] = useCountdown(pause, () => say(t('现在可以重新获取验证码')))
  useEffect(start, [start])

  async function resend(): Promise<void> {
    if (sending || remaining > 0) return
    setSending(true)
    const result = await call({})
    setSending(false)
    if (result.ok || result.code !== codeMissing) return onFailure(result.ok ? '' : result.message)
    start()
    say(t('验证码已发送，{n} 秒后可以重新获取', { n: pause }))
  }

  return (
    <>
      <button type="button" aria-disabled={sending || remaining > 0 || undefined} onClick={resend}>
        {remaining > 0 ? t('{n} 秒后重新获取', { n: remaining }) : t('重新获取')}
      </button>
      <span role="status" className={spoken.only}>
        {message}
      </span>
    </>
  )
}
