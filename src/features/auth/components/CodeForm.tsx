/** The sign-in form by mobile and verification code; on the sign-in page, in the dialog over a page, and on the other sign-in pages. */

import { type FormEvent, useRef, useState } from 'react'
import type { FieldSubject } from '@/api/errors/field-of-code'
import { loadChunk } from '@/lib/loading/lazy-import'
import { isMobile, plainDigits } from '@/lib/validation/mobile'
import type { SignInResult } from '@/session/sign-in'
import { SendCodeButton } from '@/shared/form/SendCodeButton'
import { useT } from '@/ui/use-t'
import type { SignIn } from '../use-sign-in'
import { FormAlert } from './FormAlert'
import { SubmitButton } from './SubmitButton'
import { TextField } from './TextField'

/** The mobile identifies the account here. */
const fields: Partial<Record<FieldSubject, 'mobile' | 'code'>> = { account: 'mobile', mobile: 'mobile', code: 'code' }

type Errors = Partial<Record<'mobile' | 'code' | 'form', string>>

interface CodeFormProps {
  busy: boolean
  signIn: SignIn
  /** The sign-in call; default: the portal's own. */
  call?: (mobile: string, code: string) => Promise<SignInResult>
}

async function signInByMobile(mobile: string, code: string): Promise<SignInResult> {
  const sign = await loadChunk(() => import('../sign-in-by-code'))
  return sign.signInByCode(mobile, code)
}

/** Sign-in by mobile and code. Errors focus the first wrong field, as in the password form. */
export function CodeForm({ busy, signIn, call = signInByMobile }: CodeFormProps) {
  const t = useT()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const mobileInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)

  function show(found: Errors): void {
    setErrors(found)
    if (found.mobile) mobileInput.current?.focus()
    else if (found.code) codeInput.current?.focus()
  }

  /** The mobile to send to; null after showing what is wrong with it. */
  function checkedMobile(): string | null {
    const digits = plainDigits(mobile)
    const error = isMobile(digits) ? undefined : t('请输入正确的手机号码')
    show({ mobile: error })
    return error ? null : digits
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const digits = plainDigits(mobile)
    const typed = plainDigits(code)
    const wrong: Errors = {
      mobile: isMobile(digits) ? undefined : t('请输入正确的手机号码'),
      code: typed ? undefined : t('请输入验证码'),
    }
    show(wrong)
    if (wrong.mobile || wrong.code) return
    const refusal = await signIn(() => call(digits, typed))
    if (refusal) show({ [(refusal.subject && fields[refusal.subject]) ?? 'form']: refusal.message })
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={errors.form} />
      <TextField
        ref={mobileInput}
        label={t('手机号码')}
        name="mobile"
        type="tel"
        autoComplete="tel-national"
        required
        value={mobile}
        onValue={setMobile}
        error={errors.mobile}
      />
      <TextField
        ref={codeInput}
        label={t('验证码')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onValue={setCode}
        error={errors.code}
        beside={<SendCodeButton target={checkedMobile} onFailure={(text) => setErrors({ code: text })} />}
      />
      <SubmitButton busy={busy} />
    </form>
  )
}
