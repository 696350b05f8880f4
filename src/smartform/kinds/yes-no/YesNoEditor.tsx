import { useT } from '@/ui/use-t'
import styles from '../radio/RadioEditor.module.css'
import type { EditorProps } from '../screen-props'

/** Yes or no; an optional answer can be taken back. Plain radios in antd's look: see `PlainInput`. */
export function YesNoEditor({ value, control, change }: EditorProps<'yesNo'>) {
  const t = useT()
  const option = (answer: boolean, label: string) => (
    <label className={styles.option}>
      <input
        type="radio"
        // One name per group: the arrow keys move inside it.
        name={control.id}
        checked={value === answer}
        onChange={() => change(answer)}
      />
      {label}
    </label>
  )
  return (
    <div role="radiogroup" {...control} className={styles.group}>
      {option(true, t('是'))}
      {option(false, t('否'))}
      {value !== null && !control['aria-required'] && (
        <button type="button" className={styles.clear} onClick={() => change(null)}>
          {t('清除选择')}
        </button>
      )}
    </div>
  )
}
