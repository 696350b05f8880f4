import { type FormEvent, useRef, useState } from 'react'
import { useT } from '@/ui/use-t'
import type { SignIn } from '../use-sign-in'
import { FormAlert } from './FormAlert'
import { SubmitButton } from './SubmitButton'
import { TextField } from './TextField'

/** Refusals that concern one field: 60101 account absent, 60102 wrong user name or password. */
const fieldOfCode: Readonly<Record<number, 'account' | 'password'>> = { 60101: 'account', 60102: 'password' }

type Errors = Partial<Record<'account' | 'password' | 'form', string>>

/**
 * Sign-in by user name or mobile, and password. With two fields in sight an error summary would say everything twice: the focus
 * goes to the first wrong field, whose message is read with it.
 */
export function PasswordForm({ busy, signIn }: { busy: boolean; signIn: SignIn }) {
  const t = useT()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [visible, setVisible] = useState(false)
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
    const refusal = await signIn(async () =>
      (await import('@/session/sign-in')).signInByPassword({ accountCode, password }),
    )
    if (refusal) show({ [fieldOfCode[refusal.code ?? 0] ?? 'form']: refusal.message })
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
        onValue={setAccount}
        error={errors.account}
      />
      <TextField
        ref={passwordInput}
        label={t('密码')}
        name="password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={password}
        onValue={setPassword}
        error={errors.password}
        beside={
          <button type="button" aria-pressed={visible} aria-label={t('显示密码')} onClick={() => setVisible(!visible)}>
            {visible ? t('隐藏') : t('显示')}
          </button>
        }
      />
      <SubmitButton busy={busy} />
    </form>
  )
}
