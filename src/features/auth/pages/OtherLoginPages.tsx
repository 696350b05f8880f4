/**
 * The sign-in pages of the unified authentication, for people, for units and for administrators (`/user/newlogin` …).
 */
import { useT } from '@/ui/use-t'
import { BackToSignIn } from '../components/BackToSignIn'
import { CodeForm } from '../components/CodeForm'
import { MethodTabs } from '../components/MethodTabs'
import { OtherSignIns } from '../components/OtherSignIns'
import styles from '../components/Parts.module.css'
import { PasswordForm } from '../components/PasswordForm'
import { signInByDirectory, signInUnified } from '../sign-in-elsewhere'
import { useSignIn } from '../use-sign-in'

/** Sign-in through the unified authentication, by password or code (`/user/newlogin`). */
export function NewLoginPage() {
  const t = useT()
  const { busy, signIn } = useSignIn()
  const password = (
    <PasswordForm busy={busy} signIn={signIn} call={(credentials) => signInUnified('userLogin', credentials)} />
  )
  const code = (
    <CodeForm
      busy={busy}
      signIn={signIn}
      call={(accountCode, verificationCode) => signInUnified('userLogin', { accountCode, verificationCode })}
    />
  )
  const methods = [
    { key: 'password', label: t('密码登录'), panel: password },
    { key: 'code', label: t('短信验证码登录'), panel: code },
  ]
  return (
    <>
      <p className={styles.lead}>{t('使用统一身份认证的账号登录。')}</p>
      <MethodTabs label={t('登录方式')} methods={methods} />
      <OtherSignIns />
    </>
  )
}

/** Sign-in for units, offices and audit firms (`/user/businessLogin`). */
export function BusinessLoginPage() {
  const t = useT()
  const { busy, signIn } = useSignIn()
  return (
    <>
      <p className={styles.lead}>{t('供单位管理员、业务处室和审计机构使用。个人用户请从登录页进入。')}</p>
      <PasswordForm busy={busy} signIn={signIn} call={(credentials) => signInUnified('businessLogin', credentials)} />
      <BackToSignIn />
    </>
  )
}

/** Sign-in with an account of the commission's directory (`/user/adminlogin`). */
export function AdminLoginPage() {
  const t = useT()
  const { busy, signIn } = useSignIn()
  return (
    <>
      <p className={styles.lead}>{t('供{commission}工作人员使用目录账号登录。')}</p>
      <PasswordForm busy={busy} signIn={signIn} call={signInByDirectory} />
      <BackToSignIn />
    </>
  )
}
