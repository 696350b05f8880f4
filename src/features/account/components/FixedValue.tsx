/** Shows a value of the profile that the person cannot change here, with the reason; for the parts of the profile and real-name form. */

import { LockOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { MaskedText } from '@/ui/MaskedText'
import { useT } from '@/ui/use-t'
import styles from './FixedValue.module.css'

interface FixedValueProps {
  label: string
  text: string
  /** Masked, revealed on demand. */
  sensitive?: boolean
  /** Why, or where, it can be changed. */
  note?: ReactNode
  /** Its error message. */
  error?: string
}

/** A read-only answer. */
export function FixedValue({ label, text, sensitive, note, error }: FixedValueProps) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.fixed}>
      <div id={id} className={styles.label}>
        {label}
        <span className={styles.locked}>
          <LockOutlined aria-hidden /> {t('不可修改')}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a label and its value, no fieldset */}
      <div role="group" aria-labelledby={id} className={styles.value}>
        {text === '' ? t('（空）') : sensitive ? <MaskedText label={label} text={text} /> : text}
      </div>
      {note && <div className={styles.note}>{note}</div>}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}
