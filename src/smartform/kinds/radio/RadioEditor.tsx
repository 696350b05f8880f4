import type { FieldControl } from '@/ui/FormField'
import { useT } from '@/ui/use-t'
import type { Option } from '../attributes'
import type { EditorProps } from '../screen-props'
import styles from './RadioEditor.module.css'

export interface ChoiceProps {
  options: readonly Option[]
  /** Where there is one line for each row, an answer that is no option stays seen. */
  value: string | null
  control: FieldControl
  change(value: string | null): void
}

/** One of a few options. */
export function RadioEditor({ node, ...props }: EditorProps<'radio'>) {
  return <RadioGroup {...props} options={node.options} />
}

/** Radios, plain and in antd's look (see `PlainInput`); an optional answer can be taken back. */
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
