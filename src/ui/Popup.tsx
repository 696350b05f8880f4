/** A small popover without antd, and the hooks that place and close it; for bell, help, menus and list settings. */

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Popup.module.css'

interface PopupProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The trigger button, with `aria-expanded`. */
  trigger: ReactNode
  title?: string
  className?: string
  children: ReactNode
}

/** A small popover below its trigger and next to it in reading and tab order; antd's look by CSS alone. */
export function Popup({ open, onOpenChange, trigger, title, className, children }: PopupProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const popup = useInSight(open)
  useDismiss(ref, open, () => onOpenChange(false))
  return (
    <span ref={ref} className={styles.place}>
      {trigger}
      {open && (
        <div ref={popup} className={className ? `${styles.popup} ${className}` : styles.popup}>
          {title && <div className={styles.title}>{title}</div>}
          {children}
        </div>
      )}
    </span>
  )
}

/** Minimum distance between a popup and the edge of the window, in px. */
const edge = 8

/** Shifts a popup that would overflow the window. */
export function useInSight(open: boolean): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = popup
    if (!open || !current) return
    current.style.translate = ''
    const { left, right } = current.getBoundingClientRect()
    const beyond = Math.max(0, right + edge - document.documentElement.clientWidth)
    if (left < edge) current.style.translate = `${edge - left}px`
    else if (beyond > 0) current.style.translate = `${-beyond}px`
  }, [open])
  return popup
}

/**
 * Closes a popup on an outside click, when the focus leaves it, and on Escape, which returns the focus to the trigger.
 */
export function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) latest.current()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      latest.current()
      ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, ref])
}
