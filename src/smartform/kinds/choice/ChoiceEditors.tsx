import type { ComponentType } from 'react'
import type { FieldControl } from '@/ui/FormField'
import plain from '@/ui/PlainInput.module.css'
import { useT } from '@/ui/use-t'
import type { Option } from '../attributes'
import type { EditorProps } from '../screen-props'
import styles from './ChoiceEditors.module.css'
import cell from './ChoiceSelect.module.css'

interface ChoiceProps {
  options: readonly Option[]
  /** Where there is one line for each row, an answer that is no option stays seen. */
  value: string | null
  control: FieldControl
  change(value: string | null): void
}

/** One of a few options: radios, plain and in antd's look (see `PlainInput`); an optional answer can be taken back. */
export function RadioGroup({ options, value, control, change }: ChoiceProps) {
  const t = useT()
  return (
    <div role="radiogroup" {...control} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            // One name per group: the arrow keys move inside it.
            name={control.id}
            value={option.value}
            checked={value === option.value}
            onChange={() => change(option.value)}
          />
          {option.label}
        </label>
      ))}
      {value !== null && !control['aria-required'] && (
        <button type="button" className={styles.clear} onClick={() => change(null)}>
          {t('清除选择')}
        </button>
      )}
    </div>
  )
}

/** One of a few options on one line, for the cells of a table; native, as there are hundreds of them. */
export function ChoiceSelect({ options, value, control, change }: ChoiceProps) {
  const known = value === null || options.some((option) => option.value === value)
  return (
    <select
      {...control}
      className={`${plain.control} ${cell.select}`}
      value={value ?? ''}
      onChange={(event) => change(event.target.value || null)}
    >
      <option value="" />
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Yes and no as two options; an optional answer can be taken back. `As`: radios, or on one line. */
export function YesNo({ As, value, control, change }: EditorProps<'yesNo'> & { As: ComponentType<ChoiceProps> }) {
  const t = useT()
  return (
    <As
      options={[
        { value: 'yes', label: t('是') },
        { value: 'no', label: t('否') },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      control={control}
      change={(chosen) => change(chosen === null ? null : chosen === 'yes')}
    />
  )
}
