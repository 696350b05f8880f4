import type { SelectProps } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { partMissingText } from '@/lib/lazy-page'
import { loadedSelect, loadSelect } from './load-select'
import styles from './Select.module.css'
import { useT } from './use-t'

/** The page is drawn first; milliseconds. */
const patience = 400

/** What somebody wanted of a choice that could not be opened yet. */
type Meant = 'nothing' | 'focus' | 'open'

/**
 * antd's choice. Until its code is there, which is soon after the page is drawn, or when somebody comes to it, what is chosen stands in a
 * box that looks the same; one that was pressed meanwhile opens then, and has the focus.
 */
export function Select<V>(props: SelectProps<V>) {
  const t = useT()
  const [ready, setReady] = useState(loadedSelect() !== null)
  const [failed, setFailed] = useState(false)
  const meant = useRef<Meant>('nothing')
  const there = useRef(true)
  const load = () => {
    setFailed(false)
    loadSelect().then(
      () => there.current && setReady(true),
      () => there.current && setFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page
  useEffect(() => {
    there.current = true
    const timer = ready ? undefined : setTimeout(load, patience)
    return () => {
      there.current = false
      clearTimeout(timer)
    }
  }, [])
  const Loaded = loadedSelect()
  if (ready && Loaded)
    return <Loaded<V> {...props} autoFocus={meant.current !== 'nothing'} defaultOpen={meant.current === 'open'} />
  const mean = (wanted: Meant) => {
    meant.current = wanted
    if (wanted !== 'nothing') load()
  }
  return (
    <>
      <Box props={props as SelectProps<unknown>} onMean={mean} />
      {failed && <span role="alert">{t(partMissingText)}</span>}
    </>
  )
}

function Box({ props, onMean }: { props: SelectProps<unknown>; onMean(wanted: Meant): void }) {
  const { id, className, disabled, placeholder, ...rest } = props
  const shown = chosenOf(props)
  return (
    // A button, since a label names no plain element.
    <button
      type="button"
      id={id}
      role="combobox"
      aria-expanded={false}
      aria-controls={id ? `${id}_list` : undefined}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={rest['aria-invalid']}
      aria-required={rest['aria-required']}
      aria-disabled={disabled}
      tabIndex={disabled ? -1 : 0}
      className={[styles.box, className].filter(Boolean).join(' ')}
      data-disabled={disabled || undefined}
      data-error={rest.status === 'error' || undefined}
      onFocus={() => onMean('focus')}
      onBlur={() => onMean('nothing')}
      onClick={() => !disabled && onMean('open')}
      onKeyDown={({ key }) => ['Enter', ' ', 'ArrowDown'].includes(key) && onMean('open')}
    >
      <span className={shown === null ? styles.empty : styles.chosen}>{shown ?? placeholder}</span>
      <i className={styles.arrow} aria-hidden />
    </button>
  )
}

/** What is chosen in words; null where nothing is. */
function chosenOf({ value, options }: SelectProps<unknown>): ReactNode | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => chosenOf({ value: one, options })) : null
  if (typeof value === 'object' && 'label' in value) return value.label as ReactNode
  return options?.find((option) => option.value === value)?.label ?? String(value)
}
