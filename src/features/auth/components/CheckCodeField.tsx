/** The fields for the number and the check code that a notice contains. */

import { Input } from 'antd'
import { useId } from 'react'
import { useT } from '@/ui/use-t'
import styles from './Landing.module.css'

interface CheckCodeFieldProps {
  label: string
  value: string
  onValue(value: string): void
  /** The error message; empty for none. */
  error?: string
  hint?: string
}

/** A field for a number or code from a notice. */
export function CheckCodeField({ label, value, onValue, error, hint }: CheckCodeFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        size="large"
        value={value}
        status={error ? 'error' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        aria-required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValue(event.target.value)}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error || hint}
      </p>
    </div>
  )
}

/** The check code of a notice. */
export function NoticeCodeField(props: Pick<CheckCodeFieldProps, 'value' | 'onValue' | 'error'>) {
  const t = useT()
  return <CheckCodeField label={t('校验码')} hint={t('见通知短信或邮件')} {...props} />
}
