/** Two day inputs for a period: the editor of the field kind “date range”. */

import type { FieldControl } from '../FormField'
import { useT } from '../use-t'
import { DayInput } from './DayInput'
import styles from './DayRange.module.css'

type Days = Record<'start' | 'end', string | null>

interface DayRangeProps {
  /** Each value as in `DayInput`; null for an empty range. */
  value: Days | null
  control: FieldControl
  /** First and last selectable day, inclusive. */
  earliest?: string
  latest?: string
  change(value: Days | null): void
}

/** Two labelled inputs, for the first and the last day. On a narrow screen they are stacked. */
export function DayRange({ value, control, earliest, latest, change }: DayRangeProps) {
  const t = useT()
  const range = value ?? { start: null, end: null }
  const { id, 'aria-required': required, 'aria-invalid': invalid, ...group } = control
  const side = (key: keyof Days, label: string) => {
    const inner = { id: key === 'start' ? id : `${id}-end`, 'aria-invalid': invalid, 'aria-required': required }
    return (
      <div className={styles.side}>
        <label className={styles.label} htmlFor={inner.id}>
          {label}
        </label>
        <DayInput
          control={inner}
          earliest={earliest}
          latest={latest}
          value={range[key]}
          change={(day) => {
            const next = { ...range, [key]: day }
            change(next.start || next.end ? next : null)
          }}
        />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label is not inside, so a fieldset could not have its legend
    <div role="group" {...group} className={styles.range}>
      {side('start', t('开始日期'))}
      {side('end', t('结束日期'))}
    </div>
  )
}
