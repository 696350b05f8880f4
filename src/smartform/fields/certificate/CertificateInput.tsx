import { Select } from 'antd'
import { type CertificateType, certificateTypes } from '@/lib/certificate'
import { plainCertificate } from '@/lib/national-id'
import { useT } from '@/ui/use-t'
import type { CertificateValue } from '../../schema/values'
import type { ControlProps } from '../field-kind-module'
import { TidyInput } from '../TidyInput'
import styles from './CertificateInput.module.css'

interface CertificateInputProps {
  types: readonly CertificateType[]
  value: CertificateValue | null
  /** For the number. */
  control: ControlProps
  change(value: CertificateValue | null): void
}

/** The number, with its kind before it where there is a choice. Another kind clears the number (specification, section 5). */
export function CertificateInput({ types, value, control, change }: CertificateInputProps) {
  const t = useT()
  const usual = types[0] ?? '111'
  const type = value?.type ?? usual
  const put = (next: CertificateValue) => change(next.number === '' && next.type === usual ? null : next)
  const number = (
    <TidyInput
      value={value?.number ?? ''}
      control={control}
      clean={plainCertificate}
      change={(typed) => put({ type, number: typed })}
    />
  )
  if (types.length < 2 && type === usual) return number
  return (
    <span className={styles.certificate}>
      <Select
        id={`${control.id}-type`}
        aria-label={t('证件类型')}
        className={styles.type}
        popupMatchSelectWidth={false}
        value={type}
        options={[...new Set([...types, type])].map((one) => ({ value: one, label: t(certificateTypes[one].label) }))}
        onChange={(chosen) => put({ type: chosen, number: '' })}
      />
      {number}
    </span>
  )
}
