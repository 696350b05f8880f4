/** The sign-in dialog over a page whose login has ended; the page keeps what was typed. */

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import { isPageLocked, unlockPage } from '@/session/page-lock'
import { openSignInAgain, type SignInAgainRequest } from '@/session/relogin'
import { currentSession } from '@/session/session'
import { type SignInResult, type TokenResult, tokenByPassword } from '@/session/sign-in'
import { takeOver, takeOverFromElsewhere } from '@/session/sign-in-over-page'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { retryFailed } from '@/ui/use-retry-when-online'
import { useT } from '@/ui/use-t'
import { withSecondFactor } from '../second-factor'
import { tokenByCode } from '../token-by-code'
import { CodeForm } from './CodeForm'
import { FormAlert } from './FormAlert'
import { MethodTabs } from './MethodTabs'
import styles from './Parts.module.css'
import { PasswordForm } from './PasswordForm'

interface ReloginDialogProps {
  request: SignInAgainRequest
  /** Called when another person has signed in: the page must be left. */
  onOther(): void
}

/** In px. */
const width = 460
/** Nothing of a locked page can be read. */
const cover = { background: 'var(--ant-color-bg-layout)' }
/** Above antd's other dialogs, nested ones too, and below its messages. */
const zIndex = 1900

/**
 * The sign-in dialog over a page whose login has ended. The same person continues and pending work is sent; closed, it
 * leaves a button to reopen it.
 */
export function ReloginDialog({ request, onOther }: ReloginDialogProps) {
  const t = useT()
  const [user] = useState(() => currentSession()?.user)
  /** Kept while the dialog is closed; a password is not. */
  const account = useRef(user?.userName)
  const [busy, setBusy] = useState(false)
  const isLocked = isPageLocked()
  useEffect(() => unlockPage, [])

  // What failed to load without a login loads with the new one.
  const settle = useCallback(
    (whose: 'same' | 'other' | null) => {
      if (whose === 'same') retryFailed()
      if (whose === 'other') onOther()
    },
    [onOther],
  )

  async function finish(call: () => Promise<TokenResult>): Promise<SignInResult> {
    setBusy(true)
    try {
      const result = await call()
      if (!result.ok) return result
      settle(await takeOver(result.token))
      return { ok: true }
    } catch (error) {
      return { ok: false, code: failureOf(error).code, message: failureText(error) }
    } finally {
      setBusy(false)
    }
  }

  // A sign-in in another tab closes the dialog.
  useEffect(() => {
    const look = () => {
      takeOverFromElsewhere()
        .then(settle)
        .catch(() => {})
    }
    look()
    // Activity in another tab is written to the storage, so that windows side by side follow at once.
    for (const event of ['focus', 'storage']) window.addEventListener(event, look)
    return () => {
      for (const event of ['focus', 'storage']) window.removeEventListener(event, look)
    }
  }, [settle])

  const signIn = async (call: () => Promise<SignInResult>) => {
    const result = await call()
    return result.ok ? null : result
  }
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
          call={(credentials) =>
            finish(() => withSecondFactor(credentials.accountCode, (second) => tokenByPassword(credentials, second)))
          }
        />
      ),
    },
    {
      key: 'code',
      label: t('短信验证码登录'),
      panel: (
        <CodeForm
          busy={busy}
          signIn={signIn}
          call={(mobile, code) => finish(() => withSecondFactor(mobile, (second) => tokenByCode(mobile, code, second)))}
        />
      ),
    },
  ]
  return (
    <>
      {request.open && (
        <Dialog
          open
          width={width}
          zIndex={zIndex}
          title={isLocked ? t('本页已锁定') : t('重新登录')}
          footer={null}
          closable={!isLocked}
          keyboard={!isLocked}
          mask={{ closable: false }}
          styles={isLocked ? { mask: cover } : undefined}
          onCancel={() => openSignInAgain(false)}
        >
          <FormAlert text={request.reason} />
          <p className={styles.lead}>
            {t(
              '本页内容都还在。以 {name} 的账号登录后，可以接着填写、保存和提交；换其他账号登录将离开本页，内容仍只属于 {name}。',
              {
                name: user?.userFullname ?? '',
              },
            )}
          </p>
          <PasswordFirst>
            <MethodTabs label={t('登录方式')} methods={methods} />
          </PasswordFirst>
        </Dialog>
      )}
      {!request.open && (
        <Button type="primary" className={styles.aside} onClick={() => openSignInAgain(true)}>
          {t('重新登录')}
        </Button>
      )}
    </>
  )
}

/** How long the dialog under this one may take to close, in milliseconds. */
const closing = 1000

/**
 * The account is known, so the password gets the focus. The dialog whose submit was refused may close meanwhile: it returns
 * the focus to the page, from where antd would move it to this dialog's close button.
 */
function PasswordFirst({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focusPassword = () => ref.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
    // After antd has shown the dialog: what is not displayed takes no focus.
    let timer = setTimeout(focusPassword)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && ref.current?.contains(target)) return
      clearTimeout(timer)
      timer = setTimeout(focusPassword)
    }
    document.addEventListener('focusin', onFocus)
    const stop = () => document.removeEventListener('focusin', onFocus)
    const end = setTimeout(stop, closing)
    // What the person does themselves counts.
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop)
    return () => {
      clearTimeout(timer)
      clearTimeout(end)
      stop()
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, stop)
    }
  }, [])
  return <div ref={ref}>{children}</div>
}
