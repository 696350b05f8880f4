/** The tabs with sign-in methods, on the sign-in pages and in the sign-in dialogs. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './MethodTabs.module.css'

export interface Method {
  key: string
  label: string
  panel: ReactNode
}

/** Sign-in methods as tabs. A panel renders when first opened and keeps its input while hidden. */
export function MethodTabs({ label, methods }: { label: string; methods: readonly Method[] }) {
  const id = useId()
  const [open, setOpen] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]))

  function show(index: number): void {
    setOpen(index)
    setOpened((before) => new Set(before).add(index))
  }

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (open + step + methods.length) % methods.length
    show(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {methods.map((method, index) => (
          <button
            key={method.key}
            type="button"
            role="tab"
            id={`${id}-${method.key}-tab`}
            aria-controls={`${id}-${method.key}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => show(index)}
          >
            {method.label}
          </button>
        ))}
      </div>
      {methods.map((method, index) => (
        <div
          key={method.key}
          role="tabpanel"
          id={`${id}-${method.key}`}
          aria-labelledby={`${id}-${method.key}-tab`}
          hidden={index !== open}
        >
          {opened.has(index) && method.panel}
        </div>
      ))}
    </>
  )
}
