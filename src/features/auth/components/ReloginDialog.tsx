import { useEffect, useRef, useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import { openSignInAgain, type SignInAgainAsked } from '@/session/relogin'
import { currentSession } from '@/session/session'
import { type SignInResult, type TokenResult, tokenByPassword } from '@/session/sign-in'
import { takeOver, takeOverFromElsewhere } from '@/session/sign-in-over-page'
import { Button } from '@/ui/Button'
import { LightDialog } from '@/ui/LightDialog'
import { useT } from '@/ui/use-t'
import { tokenByCode } from '../token-by-code'
import { CodeForm } from './CodeForm'
import { FormAlert } from './FormAlert'
import { MethodTabs } from './MethodTabs'
import styles from './Parts.module.css'
import { PasswordForm } from './PasswordForm'

interface ReloginDialogProps {
  asked: SignInAgainAsked
  /** Somebody else has signed in: the page has to be left. */
  onOther(): void
}

/** In px. */
const width = 460

/**
 * Signing in again over the page in hand, which stays as it is. The same person goes on, and what waited is sent; put aside, the
 * dialog leaves a button to come back to it.
 */
export function ReloginDialog({ asked, onOther }: ReloginDialogProps) {
  const t = useT()
  const [user] = useState(() => currentSession()?.user)
  /** Kept while the dialog is put aside; a password is not. */
  const account = useRef(user?.userName)
  const [busy, setBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  async function finish(call: () => Promise<TokenResult>): Promise<SignInResult> {
    setBusy(true)
    try {
      const result = await call()
      if (!result.ok) return result
      if ((await takeOver(result.token)) === 'other') onOther()
      return { ok: true }
    } catch (error) {
      return { ok: false, code: failureOf(error).code, message: failureText(error) }
    } finally {
      setBusy(false)
    }
  }

  // Signed in in another tab, the person need not do it twice.
  useEffect(() => {
    const look = () => {
      takeOverFromElsewhere()
        .then((whose) => whose === 'other' && onOther())
        .catch(() => {})
    }
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [onOther])

  const signIn = async (call: () => Promise<SignInResult>) => {
    const result = await call()
    return result.ok ? null : result
  }
  // Whose account it is is known; what is missing is the password.
  useEffect(() => {
    if (asked.open) place.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  }, [asked.open])
  const methods = [
    {
      key: 'password',
      label: t('密码登录'),
      panel: (
        <PasswordForm
          busy={busy}
          known={account.current}
          onAccount={(typed) => {
            account.current = typed
          }}
          signIn={signIn}
          call={(credentials) => finish(() => tokenByPassword(credentials))}
        />
      ),
    },
    {
      key: 'code',
      label: t('短信验证码登录'),
      panel: <CodeForm busy={busy} signIn={signIn} call={(mobile, code) => finish(() => tokenByCode(mobile, code))} />,
    },
  ]
  return (
    <>
      {asked.open && (
        <LightDialog width={width} title={t('重新登录')} onClose={() => openSignInAgain(false)}>
          <FormAlert text={asked.reason} />
          <p className={styles.lead}>
            {t(
              '本页内容都还在。以 {name} 的账号登录后，可以接着填写、保存和提交；换其他账号登录将离开本页，内容仍只属于 {name}。',
              {
                name: user?.userFullname ?? '',
              },
            )}
          </p>
          <div ref={place}>
            <MethodTabs label={t('登录方式')} methods={methods} />
          </div>
        </LightDialog>
      )}
      {!asked.open && (
        <Button type="primary" className={styles.aside} onClick={() => openSignInAgain(true)}>
          {t('重新登录')}
        </Button>
      )}
    </>
  )
}
