import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './MethodTabs.module.css'

export interface Method {
  key: string
  label: string
  panel: ReactNode
}

/** Ways to sign in, as tabs. A hidden panel keeps what was typed in it. */
export function MethodTabs({ label, methods }: { label: string; methods: readonly Method[] }) {
  const id = useId()
  const [open, setOpen] = useState(0)

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (open + step + methods.length) % methods.length
    setOpen(next)
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
            onClick={() => setOpen(index)}
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
          {method.panel}
        </div>
      ))}
    </>
  )
}
