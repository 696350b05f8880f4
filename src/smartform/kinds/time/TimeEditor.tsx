import { useState } from 'react'
import { PlainInput } from '@/ui/PlainInput'
import type { EditorProps } from '../screen-props'

/** A time of day, typed in any of the usual ways; it stands in its own once the person leaves. */
export function TimeEditor({ value, control, change }: EditorProps<'time'>) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <PlainInput
      {...control}
      placeholder="HH:MM"
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value)
        change(event.target.value.trim() || null)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
