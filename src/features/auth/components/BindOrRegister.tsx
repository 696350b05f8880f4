/** Binds a WeChat or one-stop account to a portal account, old or new: by mobile and code, or with a new account. */

import { type FormEvent, useState } from 'react'
import { plainDigits } from '@/lib/validation/mobile'
import { useT } from '@/ui/use-t'
import type { BindCalls } from '../bind-calls'
import { fieldRules } from '../field-rules'
import { useFields } from '../use-fields'
import {
  type AccountFieldName,
  AccountFields,
  accountOf,
  accountRules,
  accountSubjects,
  blankAccount,
} from './AccountFields'
import { FormAlert } from './FormAlert'
import { MethodTabs } from './MethodTabs'
import { MobileAndCode } from './MobileAndCode'
import { SubmitButton } from './SubmitButton'

interface BindOrRegisterProps {
  calls: BindCalls
  /** Called after sign-in. */
  onDone(): Promise<void>
  /** Called when the binding key has expired. */
  onSpent(message: string): void
  /** Whether the full name comes from the other platform. */
  named?: boolean
}

/** Codes of an expired redisKey or bindKey: the binding has to start again. */
const spent: readonly number[] = [601003, 601206]

/** Binds an external account to an existing account by mobile, or creates a new account. */
export function BindOrRegister(props: BindOrRegisterProps) {
  const t = useT()
  const methods = [
    { key: 'bind', label: t('绑定已有账号'), panel: <BindForm {...props} /> },
    { key: 'register', label: t('注册新账号'), panel: <RegisterForm {...props} /> },
  ]
  return <MethodTabs label={t('绑定方式')} methods={methods} />
}

function useFinishing({ onDone, onSpent }: BindOrRegisterProps) {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(
      call: () => ReturnType<BindCalls['register']>,
      refuse: (refusal: { code: number | null; message: string }) => void,
    ) {
      if (busy) return
      setBusy(true)
      const result = await call()
      if (result.ok) await onDone()
      else if (spent.includes(result.code ?? 0)) onSpent(result.message)
      else refuse(result)
      setBusy(false)
    },
  }
}

function BindForm(props: BindOrRegisterProps) {
  const t = useT()
  const form = useFields({ mobile: '', code: '' }, { mobile: fieldRules.mobile, code: fieldRules.code })
  const { busy, run } = useFinishing(props)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.check()) return
    const { mobile, code } = form.values
    void run(
      () => props.calls.bind(plainDigits(mobile), plainDigits(code)),
      (refusal) => form.refuse(refusal, { account: 'mobile', mobile: 'mobile', code: 'code' }),
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={form.errors.form} />
      <MobileAndCode
        label={t('账号的手机号码')}
        mobile={form.field('mobile')}
        code={form.field('code')}
        say={form.show}
      />
      <SubmitButton busy={busy} label={t('绑定并登录')} busyLabel={t('正在绑定…')} />
    </form>
  )
}

function RegisterForm(props: BindOrRegisterProps) {
  const t = useT()
  const { named = false } = props
  // With a name from the platform, none is typed or validated.
  const form = useFields<AccountFieldName>(blankAccount, {
    ...accountRules,
    fullName: named ? () => undefined : accountRules.fullName,
  })
  const { busy, run } = useFinishing(props)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.check()) return
    void run(
      () => props.calls.register(accountOf(form.values)),
      (refusal) => form.refuse(refusal, accountSubjects),
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormAlert text={form.errors.form} />
      <AccountFields form={form} named={named} />
      <SubmitButton busy={busy} label={t('注册并登录')} busyLabel={t('正在注册…')} />
    </form>
  )
}
