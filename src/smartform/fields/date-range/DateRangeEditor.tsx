import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../field-kind-module'
import styles from './DateRangeEditor.module.css'

/** Shown first, the others are also understood when typed. */
// not translated: ways people write days
const formats = ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYY-M-D']

/** Two labelled pickers, for the first and the last day: on a narrow screen they stand one above the other. */
export function DateRangeEditor({ node, value, control, change }: EditorProps<'dateRange'>) {
  const t = useT()
  const range = value ?? { start: null, end: null }
  const { id, 'aria-required': required, ...group } = control
  const limits = {
    minDate: node.earliest ? dayjs(node.earliest) : undefined,
    maxDate: node.latest ? dayjs(node.latest) : undefined,
  }
  const side = (key: 'start' | 'end', label: string) => (
    <div className={styles.side}>
      <label className={styles.label} htmlFor={key === 'start' ? id : `${id}-end`}>
        {label}
      </label>
      <DatePicker
        {...limits}
        id={key === 'start' ? id : `${id}-end`}
        aria-invalid={group['aria-invalid']}
        aria-required={required}
        className={styles.picker}
        format={formats}
        placeholder="YYYY-MM-DD"
        preserveInvalidOnBlur
        value={range[key] ? dayjs(range[key]) : null}
        onChange={(day) => {
          const next = { ...range, [key]: day ? day.format('YYYY-MM-DD') : null }
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
