import { useState } from 'react'
import { canonicalDecimal } from '@/lib/decimal'
import type { FieldControl } from '@/ui/FormField'
import { PlainInput } from '@/ui/PlainInput'
import styles from './DecimalInput.module.css'

/**
 * A text input for exact decimals. While it has the focus it shows what was typed, character by character; the form
 * gets the normalised value on every key, so that totals follow, and the field shows it once the person leaves.
 */
export function DecimalInput({
  value,
  control,
  change,
}: {
  value: string
  control: FieldControl
  change(value: string): void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <PlainInput
      {...control}
      className={styles.decimal}
      inputMode="decimal"
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value)
        change(canonicalDecimal(event.target.value) ?? event.target.value.trim())
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
