/** The select for the type of a certificate, in the editor of the field kind “certificate”. */
import { type CertificateType, certificateTypes } from '@/lib/validation/certificate'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import styles from './CertificateInput.module.css'

export interface CertificateTypeSelectProps {
  id: string
  types: readonly CertificateType[]
  type: CertificateType
  change(type: CertificateType): void
}

/** The type of a certificate, where there is a choice. */
export function CertificateTypeSelect({ id, types, type, change }: CertificateTypeSelectProps) {
  const t = useT()
  return (
    <Select
      id={id}
      aria-label={t('证件类型')}
      className={styles.type}
      popupMatchSelectWidth={false}
      value={type}
      options={[...new Set([...types, type])].map((type) => ({ value: type, label: t(certificateTypes[type].label) }))}
      onChange={change}
    />
  )
}
