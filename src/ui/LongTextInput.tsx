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
  /** In characters as a person counts them; more can be typed and is then said, never cut off. */
  limit: number
  /** How many there have to be, spaces around them left out. */
  least?: number
  change(value: string): void
}

/** Text over several lines with a counter; `rows` is the least it shows. */
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

/** How long a text is, and how much it is too long or too short. Who does not see it is told where there is a least length, once typing rests. */
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

/** How long a person does not type before they are told, in milliseconds. */
const rest = 1000

/** Says how many characters are missing still, or that there are enough, when somebody who typed rests. */
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
