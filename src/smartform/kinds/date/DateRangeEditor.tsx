import { DayInput } from '@/ui/DayInput'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../screen-props'
import styles from './DateRangeEditor.module.css'

/** Two labelled inputs, for the first and the last day: on a narrow screen they stand one above the other. */
export function DateRangeEditor({ node, value, control, change }: EditorProps<'dateRange'>) {
  const t = useT()
  const range = value ?? { start: null, end: null }
  const { id, 'aria-required': required, ...group } = control
  const side = (key: 'start' | 'end', label: string) => (
    <div className={styles.side}>
      <label className={styles.label} htmlFor={key === 'start' ? id : `${id}-end`}>
        {label}
      </label>
      <DayInput
        control={{
          id: key === 'start' ? id : `${id}-end`,
          'aria-invalid': group['aria-invalid'],
          'aria-required': required,
        }}
        earliest={node.earliest}
        latest={node.latest}
        value={range[key]}
        change={(day) => {
          const next = { ...range, [key]: day }
          change(next.start || next.end ? next : null)
        }}
      />
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div
      role="group"
      aria-labelledby={group['aria-labelledby']}
      aria-describedby={group['aria-describedby']}
      aria-label={group['aria-label']}
      className={styles.range}
    >
      {side('start', t('开始日期'))}
      {side('end', t('结束日期'))}
    </div>
  )
}
