import { useT } from '@/ui/use-t'
import type { EditorProps } from '../screen-props'
import styles from './RadioEditor.module.css'

/** One of a few options; an optional answer can be taken back. Plain radios in antd's look: see `PlainInput`. */
export function RadioEditor({ node, value, control, change }: EditorProps<'radio'>) {
  const t = useT()
  return (
    <div role="radiogroup" {...control} className={styles.group}>
      {node.options.map((option) => (
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
