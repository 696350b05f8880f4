/** Native radio buttons and check boxes in antd's look, single and in groups; for forms, dialogs and the assignment desk. */
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import styles from './Choices.module.css'
import type { FieldControl } from './FormField'
import { PlainSelect } from './PlainInput'
import { useT } from './use-t'

interface Option {
  value: string
  label: string
}

/** A native radio or check box with its label, in antd's look (see `PlainInput`). */
export function Choice({ children, ...input }: ComponentProps<'input'> & { type: 'radio' | 'checkbox' }) {
  return (
    <label className={styles.option}>
      <input {...input} />
      {children}
    </label>
  )
}

export interface ChoiceProps {
  options: readonly Option[]
  /** One-line-per-row layouts: a stored value that is no longer an option stays visible. */
  value: string | null
  control: FieldControl
  change(value: string | null): void
}

/** Selects the option whose label is a digit when that key is pressed inside the group. */
function chooseByDigit({ key, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!/^\d$/.test(key) || ctrlKey || altKey || metaKey) return false
  const radio = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    (element) => element.value === key,
  )
  if (!radio) return false
  radio.focus()
  radio.click()
  return true
}

/** A radio group. An optional value can be cleared. Options labelled by a digit are also selected with that key. */
export function RadioGroup({ options, value, control, change }: ChoiceProps) {
  const t = useT()
  return (
    <div
      role="radiogroup"
      {...control}
      className={styles.group}
      onKeyDown={(event) => {
        if (chooseByDigit(event)) event.preventDefault()
      }}
    >
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          // One name per group: the arrow keys move inside it.
          name={control.id}
          value={option.value}
          checked={value === option.value}
          onChange={() => change(option.value)}
        >
          {option.label}
        </Choice>
      ))}
      {value !== null && !control['aria-required'] && (
        <button type="button" className={styles.clear} onClick={() => change(null)}>
          {t('清除选择')}
        </button>
      )}
    </div>
  )
}

/** A native one-line select for table cells; tables draw hundreds of them. */
export function ChoiceSelect({ options, value, control, change }: ChoiceProps) {
  const stranger = value === null || options.some((option) => option.value === value) ? [] : [{ value, label: value }]
  return (
    <PlainSelect
      {...control}
      className={styles.select}
      value={value ?? ''}
      options={[{ value: '', label: '' }, ...stranger, ...options]}
      onChange={(event) => change(event.target.value || null)}
    />
  )
}

/** A group of check boxes named by a label outside the group. */
export function CheckboxFrame({ children, ...named }: { children: ReactNode } & Partial<FieldControl>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label is not inside, so a fieldset could not have its legend
    <div {...named} role="group" className={styles.boxes}>
      {children}
    </div>
  )
}

interface CheckboxGroupProps {
  options: readonly Option[]
  value: readonly string[]
  /**
   * Minimum and maximum number of options. The hint shows them; selecting more is possible and reported as an error.
   */
  least?: number
  most?: number
  control: FieldControl
  change(value: readonly string[]): void
}

/** A check box group. */
export function CheckboxGroup({ options, value, least: min, most: max, control, change }: CheckboxGroupProps) {
  const t = useT()
  const { id, 'aria-required': _required, 'aria-invalid': _invalid, ...named } = control
  const limits =
    min !== undefined && max !== undefined
      ? t('选择 {min} 至 {max} 项，已选 {n} 项', { min, max, n: value.length })
      : max !== undefined
        ? t('最多选择 {max} 项，已选 {n} 项', { max, n: value.length })
        : min !== undefined
          ? t('至少选择 {min} 项，已选 {n} 项', { min, n: value.length })
          : ''
  const limitsId = `${id}-limits`
  // The value keeps the order of the options, not the order of the clicks.
  const toggle = (chosen: string, on: boolean) => {
    const known = options.map((option) => option.value)
    const next = on ? [...value, chosen] : value.filter((text) => text !== chosen)
    change([...known.filter((text) => next.includes(text)), ...next.filter((text) => !known.includes(text))])
  }
  return (
    <CheckboxFrame
      {...named}
      aria-describedby={[named['aria-describedby'], limits && limitsId].filter(Boolean).join(' ') || undefined}
    >
      {limits && (
        <p id={limitsId} className={styles.limits}>
          {limits}
        </p>
      )}
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type="checkbox"
          // The error summary links to the first check box.
          id={index === 0 ? id : undefined}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
        >
          {option.label}
        </Choice>
      ))}
    </CheckboxFrame>
  )
}
