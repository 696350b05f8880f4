import { CalendarOutlined } from '@ant-design/icons'
import { Button, DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useT } from '@/ui/use-t'
import { isDay } from '../schema/iso-day'
import styles from './DayInput.module.css'
import type { ControlProps } from './field-kind-module'

interface DayInputProps {
  /** `YYYY-MM-DD`, or what was typed when it is no day; null for nothing. */
  value: string | null
  control: ControlProps
  /** Days, inclusive; others cannot be chosen in the calendar. */
  earliest?: string
  latest?: string
  /** Gets every key as typed, also what is no day yet: the form keeps it, and judges it when the page is left. */
  change(value: string | null): void
}

/**
 * A day, typed or chosen. It is a text input, so that no key is lost between the screen and the form; the calendar is made
 * only when it is asked for, which also keeps a form with many days quick.
 */
export function DayInput({ value, control, earliest, latest, change }: DayInputProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  return (
    <span className={styles.day}>
      <Input
        {...control}
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        value={typed ?? value ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          change(event.target.value.trim() === '' ? null : event.target.value.trim())
        }}
        onBlur={() => setTyped(null)}
        suffix={
          <Button
            type="text"
            size="small"
            aria-label={t('选择日期')}
            aria-expanded={choosing}
            icon={<CalendarOutlined aria-hidden />}
            onClick={() => setChoosing(!choosing)}
          />
        }
      />
      {choosing && (
        <DatePicker
          open
          autoFocus
          inputReadOnly
          aria-label={t('选择日期')}
          className={styles.calendar}
          minDate={earliest ? dayjs(earliest) : undefined}
          maxDate={latest ? dayjs(latest) : undefined}
          value={value !== null && isDay(value) ? dayjs(value) : null}
          onChange={(day) => {
            setTyped(null)
            change(day ? day.format('YYYY-MM-DD') : null)
            setChoosing(false)
          }}
          onOpenChange={(open) => {
            if (!open) setChoosing(false)
          }}
        />
      )}
    </span>
  )
}
