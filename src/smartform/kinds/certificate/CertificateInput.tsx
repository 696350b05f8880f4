/** The input for a certificate's type and number, as a control and as a field's editor. */

import { type CertificateType, certificateTypes, residentId } from '@/lib/validation/certificate'
import { plainCertificate } from '@/lib/validation/national-id'
import type { FieldControl } from '@/ui/FormField'
import { lazyPart } from '@/ui/lazy-part'
import { TidyInput } from '@/ui/TypedInput'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../screen-props'
import styles from './CertificateInput.module.css'
import type { CertificateTypeSelectProps } from './CertificateTypeSelect'
import type { CertificateValue } from './certificate'

/** The type select loads while the number can be typed. */
const CertificateTypeSelect = lazyPart(
  () => import('./CertificateTypeSelect').then((module) => module.CertificateTypeSelect),
  ({ type }: CertificateTypeSelectProps) => <TypeText type={type} />,
)

function TypeText({ type }: { type: CertificateType }) {
  const t = useT()
  return <span className={styles.waiting}>{t(certificateTypes[type].label)}</span>
}

interface CertificateInputProps {
  types: readonly CertificateType[]
  value: CertificateValue | null
  /** For the number. */
  control: FieldControl
  change(value: CertificateValue | null): void
}

/** A certificate's type and number. */
export function CertificateEditor({ node, ...props }: EditorProps<'certificate'>) {
  return <CertificateInput {...props} types={node.types ?? [residentId]} />
}

/**
 * The number, with its type before it where there is a choice. Another type clears the number (specification, section
 * 5).
 */
export function CertificateInput({ types, value, control, change }: CertificateInputProps) {
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
      <CertificateTypeSelect
        id={`${control.id}-type`}
        types={types}
        type={type}
        change={(option) => put({ type: option, number: '' })}
      />
      {number}
    </span>
  )
}
