/** The page that registers an account (`/user/register`) and signs in. */
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { permission } from '@/api/permission'
import { useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import {
  type AccountFieldName,
  AccountFields,
  accountOf,
  accountRules,
  accountSubjects,
  blankAccount,
} from '../components/AccountFields'
import { FormAlert } from '../components/FormAlert'
import styles from '../components/Parts.module.css'
import { SubmitButton } from '../components/SubmitButton'
import { RegisterDocument } from '../graphql/sign-in-elsewhere.permission.generated'
import { besideHref, publicPaths, signInPath } from '../paths'
import { signInByPassword } from '../sign-in-by-password'
import { useFields } from '../use-fields'

/** Registers an account (`/user/register`) and signs in; the next page shows the result. */
export function RegisterPage() {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useFields<AccountFieldName>(blankAccount, accountRules)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !form.check()) return
    setBusy(true)
    const input = accountOf(form.values)
    const result = await attempt(async () => (await permission.mutate(RegisterDocument, { input })).register)
    if (!result.ok) {
      setBusy(false)
      return form.refuse(result, accountSubjects)
    }
    // If the sign-in fails, the account exists anyway, and the next page leads to the sign-in.
    await signInByPassword({ accountCode: input.userName, password: input.password })
    await navigate(besideHref(publicPaths.registerResult[0], search), { replace: true, state: result.data })
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.lead}>{t('一个手机号码注册一个账号。注册后可关联单位、完成实名认证。')}</p>
      <FormAlert text={form.errors.form} />
      <AccountFields form={form} />
      <SubmitButton busy={busy} label={t('注册')} busyLabel={t('正在注册…')} />
      <p className={styles.links}>
        <Link to={besideHref(signInPath, search)}>{t('已有账号，直接登录')}</Link>
      </p>
    </form>
  )
}
