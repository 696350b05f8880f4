import { certificateTypes, residentId } from '@/lib/certificate'
import { t } from '@/lib/i18n'
import type { CertificateValue } from '../../schema/values'

/** The number; the kind before it where it is not the usual one. */
export function certificateText(value: CertificateValue | null): string {
  if (!value || value.number === '') return ''
  return value.type === residentId ? value.number : `${t(certificateTypes[value.type].label)} ${value.number}`
}
