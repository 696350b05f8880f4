/** The consent to terms of use and privacy policy on forms that create an account. */
import { legalPatterns } from '@/features/help/paths'
import { withBase } from '@/lib/routing/base-path'
import { besideHere } from '@/lib/routing/beside-here'
import { useT } from '@/ui/use-t'
import type { FieldProps } from '../use-fields'
import styles from './Parts.module.css'

/** The consent to terms of use and privacy policy on registration forms; both open in a new tab, so typed values stay. */
export function ConsentToTerms<Name extends string>({ ref, name, value, error, onValue }: FieldProps<Name>) {
  const t = useT()
  const text = (to: string, label: string) => (
    <a href={withBase(besideHere(to))} target="_blank" rel="noopener noreferrer">
      {label}
      {t('（新窗口）')}
    </a>
  )
  return (
    <div className={styles.consent}>
      <label>
        <input
          ref={ref}
          name={name}
          type="checkbox"
          checked={value !== ''}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
          onChange={(event) => onValue(event.target.checked ? 'yes' : '')}
        />
        {t('我已阅读并同意以下两份文件')}
      </label>
      <p>
        {text(legalPatterns.agreement, t('用户协议'))} {text(legalPatterns.privacy, t('隐私政策'))}
      </p>
      {error && (
        <p id="consent-error" className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  )
}
