/** An input for a day or a month, by typing or from a calendar, for forms and account settings. */

import { CalendarOutlined } from '@ant-design/icons'
import { useRef, useState } from 'react'
import type { FieldControl } from '../FormField'
import { lazyPart } from '../lazy-part'
import { PlainInput } from '../PlainInput'
import { useT } from '../use-t'
import styles from './DayInput.module.css'

const DayCalendar = lazyPart(() => import('./DayCalendar').then((module) => module.DayCalendar))

interface DayInputProps {
  /** `YYYY-MM-DD`, or the typed text while it is not a valid day; null when empty. */
  value: string | null
  control: FieldControl
  /** First and last day that the calendar offers, inclusive. */
  earliest?: string
  latest?: string
  /** Takes a month (`YYYY-MM`) instead of a day. */
  month?: boolean
  /**
   * Called on every key, also with text that is not a day yet. The form stores it and validates it when the user leaves
   * the page.
   */
  change(value: string | null): void
}

/**
 * A text input for a day, with an optional calendar. Typed text reaches the form on every key. The calendar loads when
 * the user opens it, so a form with many days stays fast.
 */
export function DayInput({ value, control, earliest, latest, month = false, change }: DayInputProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const ref = useRef<HTMLSpanElement>(null)
  const close = () => {
    // The focused element disappears with the calendar, so the focus returns to the button. A user who moved on keeps
    // the focus.
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
