import { plainDigits } from '@/lib/mobile'
import type { EditorProps } from '../field-kind-module'
import { TidyInput } from '../TidyInput'

/** A mobile number. */
export function MobileEditor({ value, control, change }: EditorProps<'mobile'>) {
  return <TidyInput value={value} control={control} inputMode="tel" clean={plainDigits} change={change} />
}
