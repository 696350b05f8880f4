import { LockOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { MaskedText } from '@/ui/MaskedText'
import { useT } from '@/ui/use-t'
import styles from './FixedValue.module.css'

interface FixedValueProps {
  label: string
  text: string
  /** Shown masked, as a whole on demand. */
  sensitive?: boolean
  /** Why it cannot be changed here, or where it can. */
  note?: ReactNode
  /** What is wrong with it. */
  error?: string
}

/** An answer that is read only here. */
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
