import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Popup.module.css'

interface PopupProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** What opens it: a button that says whether it is open (`aria-expanded`). */
  trigger: ReactNode
  title?: string
  className?: string
  children: ReactNode
}

/** Something small beneath the button that opens it, beside it in the reading and tab order; antd's popover from style sheets alone. */
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

/** How near to the window's edge a popup comes, in px. */
const edge = 8

/** Moves what would stand out of the window into it. */
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

/** Shuts what is open when something else is pressed or gets the focus, and with Escape, which goes back to what opened it. */
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
