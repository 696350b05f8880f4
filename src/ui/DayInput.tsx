import { CalendarOutlined } from '@ant-design/icons'
import { useRef, useState } from 'react'
import styles from './DayInput.module.css'
import type { FieldControl } from './FormField'
import { lazyPart } from './lazy-part'
import { PlainInput } from './PlainInput'
import { useT } from './use-t'

const DayCalendar = lazyPart(() => import('./DayCalendar').then((module) => module.DayCalendar))

interface DayInputProps {
  /** `YYYY-MM-DD`, or what was typed when it is no day; null for nothing. */
  value: string | null
  control: FieldControl
  /** Days, inclusive; others cannot be chosen in the calendar. */
  earliest?: string
  latest?: string
  /** A month instead of a day, everything then `YYYY-MM`. */
  month?: boolean
  /** Gets every key as typed, also what is no day yet: the form keeps it, and judges it when the page is left. */
  change(value: string | null): void
}

/**
 * A day, typed or chosen. It is a text input, so that no key is lost between the screen and the form; the calendar is loaded
 * and made only when it is asked for, which also keeps a form with many days quick.
 */
export function DayInput({ value, control, earliest, latest, month = false, change }: DayInputProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const ref = useRef<HTMLSpanElement>(null)
  const close = () => {
    // With the calendar would go the focus that is in it; who has left it already is not called back.
    if (ref.current?.contains(document.activeElement)) opener.current?.focus()
    setChoosing(false)
  }
  return (
    <span ref={ref} className={styles.day}>
      <PlainInput
        {...control}
        className={styles.input}
        placeholder={month ? 'YYYY-MM' : 'YYYY-MM-DD'}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          change(event.target.value.trim() === '' ? null : event.target.value.trim())
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-label={month ? t('选择月份') : t('选择日期')}
        aria-expanded={choosing}
        onPointerEnter={() => void DayCalendar.preload()}
        onFocus={() => void DayCalendar.preload()}
        onClick={() => setChoosing(!choosing)}
      >
        <CalendarOutlined aria-hidden />
      </button>
      {choosing && (
        <DayCalendar
          value={value}
          earliest={earliest}
          latest={latest}
          month={month}
          choose={(day) => {
            setTyped(null)
            change(day)
            close()
          }}
          close={close}
        />
      )}
    </span>
  )
}
