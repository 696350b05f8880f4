import { plainEmail } from '@/lib/email'
import type { EditorProps } from '../field-kind-module'
import { TidyInput } from '../TidyInput'

/** An e-mail address. */
export function EmailEditor({ value, control, change }: EditorProps<'email'>) {
  return <TidyInput value={value} control={control} inputMode="email" clean={plainEmail} change={change} />
}
