/** The list of a small menu, for the user's menu and the top menu; with links, actions, groups and antd's keys. */

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './Popup.module.css'

/** A menu entry with an action or a link, a divider, or a group title. */
export type MenuEntry =
  | { key: string; label: ReactNode; extra?: ReactNode; selected?: boolean; onChoose?(): void }
  | { key: string; divider: true }
  | { key: string; heading: ReactNode }

interface MenuListProps {
  entries: readonly MenuEntry[]
  /** The first entry takes the focus, because a button opened the menu. */
  focused: boolean
  /** The user selected an entry or left the menu with Tab. */
  onClose(): void
  label?: string
}

const step = { ArrowDown: 1, ArrowUp: -1 } as Readonly<Record<string, number>>

/**
 * The entries of an open menu with antd's keyboard behaviour: arrow keys move, Enter also follows a link inside an
 * entry.
 */
export function MenuList({ entries, focused, onClose, label }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [focused])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (step[event.key] ?? Number.NaN)
    if (event.key === 'Tab') return onClose()
    if (event.key === 'Enter' || event.key === ' ') (all[at]?.querySelector('a') ?? all[at])?.click()
    else if (Number.isNaN(to)) return
    else all[(to + all.length) % all.length]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={list} role="menu" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {entries.map((entry) => {
        if ('divider' in entry) return <hr key={entry.key} />
        if ('heading' in entry)
          return (
            <div key={entry.key} className={styles.heading}>
              {entry.heading}
            </div>
          )
        const { key, label, extra, selected, onChoose } = entry
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
          <div
            key={key}
            role="menuitem"
            tabIndex={-1}
            className={styles.entry}
            data-selected={selected || undefined}
            onClick={() => {
              onClose()
              onChoose?.()
            }}
          >
            {label}
            {extra}
          </div>
        )
      })}
    </div>
  )
}
