/** The steps of the password reset: prove the mobile, then set a new password. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { common } from '@/api/common'
import { permission } from '@/api/permission'
import { plainDigits } from '@/lib/validation/mobile'
import { newPasswordHint } from '@/lib/validation/new-password'
import { codeClient } from '@/shared/form/code-client'
import { useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import { VerifyVerificationCodeDocument } from '../graphql/check-code.common.generated'
import { ResetPasswordDocument } from '../graphql/sign-in-elsewhere.permission.generated'
import type { useFields } from '../use-fields'
import { FormAlert } from './FormAlert'
import { MobileAndCode } from './MobileAndCode'
import styles from './Parts.module.css'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'

export type ResetField = 'mobile' | 'code' | 'password' | 'repeated'
type ResetForm = ReturnType<typeof useFields<ResetField>>

/** The account's mobile, and the code that proves it. */
export function ProveMobileStep({ form, onDone }: { form: ResetForm; onDone(): void }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !form.check(['mobile', 'code'])) return
    setBusy(true)
    const variables = { mobile: plainDigits(form.values.mobile), code: plainDigits(form.values.code) }
    const result = await attempt(() => common.mutate(VerifyVerificationCodeDocument, { ...variables, ...codeClient() }))
    setBusy(false)
    if (!result.ok) return form.refuse(result, {})
    if (result.data.verifyVerificationCode) onDone()
    else form.show({ code: t('验证码错误或已失效，请重新输入或重新获取') })
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.lead}>{t('请输入账号登记的手机号码，用短信验证码确认是您本人。')}</p>
      <FormAlert text={form.errors.form} />
      <MobileAndCode mobile={form.field('mobile')} code={form.field('code')} say={form.show} />
      <SubmitButton busy={busy} label={t('下一步')} busyLabel={t('正在验证…')} />
    </form>
  )
}

/** Refusals of the last step that only the first step can correct. */
const ofFirstStep: readonly number[] = [60101, 60104, 60106]

/** The new password, typed twice. */
export function NewPasswordStep({ form, onDone, onBack }: { form: ResetForm; onDone(): void; onBack(): void }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const start = useRef(form.field('password').ref)
  useEffect(() => start.current.current?.focus(), [])
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !form.check(['password', 'repeated'])) return
    setBusy(true)
    const { mobile, code, password } = form.values
    const variables = { mobile: plainDigits(mobile), verificationCode: plainDigits(code), password }
    const result = await attempt(() => permission.mutate(ResetPasswordDocument, variables))
    setBusy(false)
    if (result.ok) return onDone()
    if (ofFirstStep.includes(result.code ?? 0)) onBack()
    form.refuse(result, { account: 'mobile', code: 'code', newPassword: 'password' })
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={form.errors.form} />
      <PasswordField
        {...form.field('password')}
        label={t('新密码')}
        hint={t(newPasswordHint)}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeated')} label={t('再次输入密码')} autoComplete="new-password" />
      <SubmitButton busy={busy} label={t('重置密码')} busyLabel={t('正在重置…')} />
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('上一步')}
        </button>
      </p>
    </form>
  )
}
