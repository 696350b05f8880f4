import { countCharacters } from '@/lib/count-characters'
import type { FieldControl } from './FormField'
import styles from './LongTextInput.module.css'
import { PlainTextArea } from './PlainInput'
import { useT } from './use-t'

export interface LongTextProps {
  value: string
  control: FieldControl
  /** In characters as a person counts them; more can be typed and is then said, never cut off. */
  limit: number
  change(value: string): void
}

/** Text over several lines with a counter; `rows` is the least it shows. */
export function LongTextInput({ value, control, limit, rows, change }: LongTextProps & { rows?: number }) {
  const counterId = `${control.id}-counter`
  return (
    <>
      <PlainTextArea
        {...control}
        aria-describedby={[control['aria-describedby'], counterId].filter(Boolean).join(' ')}
        value={value}
        rows={rows}
        onChange={(event) => change(event.target.value)}
      />
      <TextCounter id={counterId} text={value} limit={limit} />
    </>
  )
}

/** How long a text is, and how much too long. */
export function TextCounter({ id, text, limit }: { id: string; text: string; limit: number }) {
  const t = useT()
  const count = countCharacters(text)
  return (
    <div id={id} className={count > limit ? styles.over : styles.counter}>
      {count > limit
        ? t('{count} / {limit} 字，多出 {over} 字', { count, limit, over: count - limit })
        : t('{count} / {limit} 字', { count, limit })}
    </div>
  )
}
