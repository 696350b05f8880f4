import type { SelectProps } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { partMissingText } from '@/lib/lazy-page'
import { type Held, hold, isHeldKey } from './held-input'
import { loadedSelect, loadSelect } from './load-select'
import styles from './Select.module.css'
import { useT } from './use-t'

/** The page is drawn first; milliseconds. */
const patience = 400

/**
 * antd's choice. Until its code is there, which is soon after the page is drawn, or when somebody comes to it, what is chosen stands in a
 * box that looks the same; what is typed, pasted or pressed there is done again with antd's.
 */
export function Select<V>(props: SelectProps<V>) {
  const t = useT()
  const [ready, setReady] = useState(loadedSelect() !== null)
  const [failed, setFailed] = useState(false)
  const [composing, setComposing] = useState(false)
  const meant = useRef<Meant>({ focused: false, held: [] })
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
  // A word that is being put together would break off.
  if (ready && Loaded && !composing)
    return <Loaded<V> {...props} autoFocus={meant.current.focused} held={meant.current.held} />
  return (
    <>
      <Box
        props={props as SelectProps<unknown>}
        onFocus={() => {
          meant.current.focused = true
          load()
        }}
        // With Tab antd's takes what stands first in its list; who leaves otherwise takes nothing.
        onBlur={() => {
          const { held } = meant.current
          meant.current = { focused: false, held: lastKey(held) === 'Tab' ? held : [] }
        }}
        onHeld={(next) => {
          meant.current.held = hold(meant.current.held, next)
          load()
        }}
        onComposing={setComposing}
      />
      {failed && <span role="alert">{t(partMissingText)}</span>}
    </>
  )
}

/** What somebody wanted of a choice whose code was not there yet. */
interface Meant {
  focused: boolean
  held: readonly Held[]
}

const lastKey = (held: readonly Held[]) => {
  const last = held.at(-1)
  return last?.did === 'key' ? last.key : null
}

/** Keys that shut antd's list; to one that was never opened they mean nothing. */
const leaving = ['Escape', 'Tab']
/** What a key is called that an input method has taken. */
const composingKey = 229

interface BoxProps {
  props: SelectProps<unknown>
  onFocus(): void
  onBlur(): void
  onHeld(next: Held): void
  onComposing(composing: boolean): void
}

function Box({ props, onFocus, onBlur, onHeld, onComposing }: BoxProps) {
  const { id, className, disabled, placeholder, ...rest } = props
  const [typed, setTyped] = useState('')
  const used = useRef(false)
  const shown = chosenOf(props)
  const searched = Boolean(rest.showSearch) || rest.mode !== undefined
  const act = (next: Held) => {
    used.current = true
    onHeld(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing || event.keyCode === composingKey || !isHeldKey(key)) return
    if (leaving.includes(key) ? !used.current : key === ' ' && searched) return
    if (key !== 'Tab') event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
    // With these the text of antd's begins anew.
    if (key === 'Enter' || key === 'Escape') setTyped('')
    act({ did: 'key', key })
  }
  const box = {
    id,
    disabled,
    role: 'combobox',
    'aria-expanded': false,
    'aria-controls': id ? `${id}_list` : undefined,
    'aria-label': rest['aria-label'],
    'aria-labelledby': rest['aria-labelledby'],
    'aria-describedby': rest['aria-describedby'],
    'aria-invalid': rest['aria-invalid'],
    'aria-required': rest['aria-required'],
    onKeyDown,
    onMouseDown: () => act({ did: 'press' }),
    onFocus,
    onBlur: () => {
      used.current = false
      setTyped('')
      onBlur()
    },
  }
  const look = {
    className: [styles.box, className].filter(Boolean).join(' '),
    'data-disabled': disabled || undefined,
    'data-error': rest.status === 'error' || undefined,
  }
  const words = typed === '' && (
    <span className={shown === null ? styles.empty : styles.chosen}>{shown ?? placeholder}</span>
  )
  const arrow = <i className={styles.arrow} aria-hidden />
  if (searched)
    return (
      <span {...look}>
        {words}
        <input
          {...box}
          className={styles.search}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            act({ did: 'write', text: target.value })
          }}
          onCompositionStart={() => onComposing(true)}
          // Some browsers tell the text only after the end.
          onCompositionEnd={() => setTimeout(onComposing, 0, false)}
        />
        {arrow}
      </span>
    )
  return (
    // A button, since a label names no plain element.
    <button type="button" {...look} {...box}>
      {words}
      {arrow}
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
