import { residentId } from '@/lib/certificate'
import type { EditorProps } from '../field-kind-module'
import { CertificateInput } from './CertificateInput'

/** A certificate's kind and number. */
export function CertificateEditor({ node, value, control, change }: EditorProps<'certificate'>) {
  return <CertificateInput types={node.types ?? [residentId]} value={value} control={control} change={change} />
}
