/** A multi-line text input with a counter, and the counter alone. */

import { useEffect, useState } from 'react'
import { countCharacters } from '@/lib/text/count-characters'
import type { FieldControl } from './FormField'
import styles from './LongTextInput.module.css'
import { PlainTextArea } from './PlainInput'
import spoken from './Spoken.module.css'
import { useT } from './use-t'

export interface LongTextProps {
  value: string
  control: FieldControl
  /** Maximum number of visible characters. Longer text is reported, never cut off. */
  limit: number
  /** Minimum number of characters without surrounding spaces. */
  least?: number
  change(value: string): void
}

/** A multi-line text input with a counter; `rows` is its minimum height. */
export function LongTextInput({ value, control, limit, least, rows, change }: LongTextProps & { rows?: number }) {
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
      <TextCounter id={counterId} text={value} limit={limit} least={least} />
    </>
  )
}

interface TextCounterProps extends Pick<LongTextProps, 'limit' | 'least'> {
  id: string
  text: string
}

/**
 * The length of a text, and how far it is above or below the limit. With a minimum length, a pause in typing announces
 * it to screen readers.
 */
export function TextCounter({ id, text, limit, least = 0 }: TextCounterProps) {
  const t = useT()
  const count = countCharacters(text)
  const missing = least - countCharacters(text.trim())
  return (
    <>
      <div id={id} className={count > limit ? styles.over : styles.counter}>
        {count > limit
          ? t('{count} / {limit} 字，多出 {over} 字', { count, limit, over: count - limit })
          : missing > 0
            ? t('{count} / {limit} 字，至少 {least} 字，还差 {missing} 字', { count, limit, least, missing })
            : t('{count} / {limit} 字', { count, limit })}
      </div>
      {least > 0 && <LengthAnnouncement missing={missing} text={text} />}
    </>
  )
}

/** Pause in typing before the announcement, in milliseconds. */
const rest = 1000

/** Announces how many characters are still missing, or that the minimum is reached. */
function LengthAnnouncement({ missing, text }: { missing: number; text: string }) {
  const t = useT()
  const [before] = useState(text)
  const [announced, setAnnounced] = useState('')
  const typed = text !== before
  const words = missing > 0 ? t('还差 {missing} 字', { missing }) : t('已达到最少字数')
  useEffect(() => {
    const timer = typed ? setTimeout(() => setAnnounced(words), rest) : undefined
    return () => clearTimeout(timer)
  }, [words, typed])
  return (
    <span role="status" className={spoken.only}>
      {announced}
    </span>
  )
}
