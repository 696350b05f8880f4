/** The page that resets the password (`/user/forgetpassword`) in three steps: mobile and code, new password, done. */
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { plainDigits } from '@/lib/validation/mobile'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import styles from '../components/Parts.module.css'
import { NewPasswordStep, ProveMobileStep, type ResetField } from '../components/ResetSteps'
import { fieldRules } from '../field-rules'
import { besideHref, signInPath } from '../paths'
import { useFields } from '../use-fields'

export function ForgetPasswordPage() {
  const t = useT()
  const { search } = useLocation()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  // One form for all steps, so that going back keeps what was typed.
  const form = useFields<ResetField>(
    { mobile: '', code: '', password: '', repeated: '' },
    {
      mobile: fieldRules.mobile,
      code: fieldRules.code,
      password: fieldRules.password,
      repeated: fieldRules.repeated,
    },
  )
  const steps = [t('验证手机'), t('设置新密码'), t('完成')]
  return (
    <>
      <ol className={styles.steps} aria-label={t('步骤')}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      {step === 0 && <ProveMobileStep form={form} onDone={() => setStep(1)} />}
      {step === 1 && <NewPasswordStep form={form} onBack={() => setStep(0)} onDone={() => setStep(2)} />}
      {step === 2 ? (
        <ResultPanel
          level={2}
          status="success"
          title={t('密码已重置')}
          description={t('手机尾号 {tail} 的账号现在使用新密码，其他设备上的登录已退出。', {
            tail: plainDigits(form.values.mobile).slice(-4),
          })}
          actions={
            <Link className={styles.button} to={besideHref(signInPath, search)}>
              {t('用新密码登录')}
            </Link>
          }
        />
      ) : (
        <p className={styles.links}>
          <Link to={besideHref(signInPath, search)}>{t('返回登录')}</Link>
        </p>
      )}
    </>
  )
}
