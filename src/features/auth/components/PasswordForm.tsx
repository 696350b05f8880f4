/** The sign-in form by user name (or mobile) and password; on the sign-in page and in the dialog over a page. */

import { type FormEvent, useRef, useState } from 'react'
import { loadChunk } from '@/lib/loading/lazy-import'
import type { PasswordCredentials, SignInResult } from '@/session/sign-in'
import { useT } from '@/ui/use-t'
import type { SignIn } from '../use-sign-in'
import { FormAlert } from './FormAlert'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { TextField } from './TextField'

/** Refusals of one field: 60101 account absent, 60102 wrong user name or password. */
const errorFields = ['account', 'password'] as const

type Errors = Partial<Record<'account' | 'password' | 'form', string>>

interface PasswordFormProps {
  busy: boolean
  signIn: SignIn
  /** The sign-in call; default: the portal's own. */
  call?: (credentials: PasswordCredentials) => Promise<SignInResult>
  /** The account name, if known. */
  known?: string
  /** Called with the typed account name, for a form that may be closed and reopened. */
  onAccount?(account: string): void
}

async function signInByPassword(credentials: PasswordCredentials): Promise<SignInResult> {
  const sign = await loadChunk(() => import('../sign-in-by-password'))
  return sign.signInByPassword(credentials)
}

/**
 * Sign-in by user name or mobile, and password. With two visible fields an error summary would repeat everything, so an
 * error focuses the first wrong field.
 */
export function PasswordForm({ busy, signIn, call = signInByPassword, known = '', onAccount }: PasswordFormProps) {
  const t = useT()
  const [account, setAccount] = useState(known)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const accountInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  function show(found: Errors): void {
    setErrors(found)
    if (found.account) accountInput.current?.focus()
    else if (found.password) passwordInput.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const accountCode = account.trim()
    const missing: Errors = {
      account: accountCode ? undefined : t('请输入用户名或手机号码'),
      password: password ? undefined : t('请输入密码'),
    }
    show(missing)
    if (missing.account || missing.password) return
    const refusal = await signIn(() => call({ accountCode, password }))
    if (refusal) show({ [errorFields.find((errorField) => errorField === refusal.subject) ?? 'form']: refusal.message })
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={errors.form} />
      <TextField
        ref={accountInput}
        label={t('用户名或手机号码')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={account}
        onValue={(next) => {
          setAccount(next)
          onAccount?.(next)
        }}
        error={errors.account}
      />
      <PasswordField
        ref={passwordInput}
        label={t('密码')}
        name="password"
        value={password}
        onValue={setPassword}
        error={errors.password}
      />
      <SubmitButton busy={busy} />
    </form>
  )
}
