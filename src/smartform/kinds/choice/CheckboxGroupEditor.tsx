import { useT } from '@/ui/use-t'
import type { EditorProps } from '../screen-props'
import styles from './CheckboxGroupEditor.module.css'

/**
 * Any of a few options; how many may be chosen is said beforehand, and more can be chosen than is right. Plain checkboxes
 * in antd's look: see `PlainInput`.
 */
export function CheckboxGroupEditor({ node, value, control, change }: EditorProps<'checkboxGroup'>) {
  const t = useT()
  const { id, 'aria-required': _required, 'aria-invalid': _invalid, ...named } = control
  const { minSelected: min, maxSelected: max } = node
  const limits =
    min !== undefined && max !== undefined
      ? t('选择 {min} 至 {max} 项，已选 {n} 项', { min, max, n: value.length })
      : max !== undefined
        ? t('最多选择 {max} 项，已选 {n} 项', { max, n: value.length })
        : min !== undefined
          ? t('至少选择 {min} 项，已选 {n} 项', { min, n: value.length })
          : ''
  const limitsId = `${id}-limits`
  // in the order of the options, whatever the order of the clicks
  const toggle = (chosen: string, on: boolean) => {
    const known = node.options.map((option) => option.value)
    const next = on ? [...value, chosen] : value.filter((one) => one !== chosen)
    change([...known.filter((one) => next.includes(one)), ...next.filter((one) => !known.includes(one))])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div
      {...named}
      role="group"
      aria-describedby={[named['aria-describedby'], limits && limitsId].filter(Boolean).join(' ') || undefined}
      className={styles.group}
    >
      {limits && (
        <p id={limitsId} className={styles.limits}>
          {limits}
        </p>
      )}
      {node.options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            // the summary's link leads to the first
            id={index === 0 ? id : undefined}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
