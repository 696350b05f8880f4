/** The button with a dropdown menu for the user's menu, without antd. */
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './Button'
import { type MenuEntry, MenuList } from './MenuList'
import { useDismiss, useInSight } from './Popup'
import styles from './Popup.module.css'

interface MenuButtonProps {
  entries: readonly MenuEntry[]
  'aria-label': string
  className?: string
  children: ReactNode
}

/** A button with a dropdown menu, in antd's look by CSS alone. */
export function MenuButton({ entries, className, children, ...named }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLSpanElement>(null)
  const popup = useInSight(open)
  useDismiss(ref, open, () => setOpen(false))
  return (
    <span ref={ref} className={styles.place}>
      <Button
        type="text"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        {...named}
      >
        {children}
      </Button>
      {open && (
        <div ref={popup} className={styles.popup} style={{ padding: 0 }}>
          <MenuList
            entries={entries}
            focused
            onClose={() => {
              setOpen(false)
              ref.current?.querySelector('button')?.focus()
            }}
          />
        </div>
      )}
    </span>
  )
}
