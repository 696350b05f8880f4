import { CloseOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './LightDialog.module.css'
import { useT } from './use-t'

interface LightDialogProps {
  title: string
  /** In px. */
  width: number
  onClose(): void
  children: ReactNode
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/**
 * antd's dialog from style sheets alone, for one that must be there when nothing can be fetched any more. It stands over antd's own, which
 * would take the focus and Escape for themselves.
 */
export function LightDialog({ title, width, onClose, children }: LightDialogProps) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // antd's dialog hears of every focus at the window, and takes it back.
    const keep = (event: FocusEvent) => {
      if (dialog.current?.contains(event.target as Node)) event.stopPropagation()
    }
    document.addEventListener('focusin', keep)
    if (!dialog.current?.contains(before)) dialog.current?.focus()
    return () => {
      document.removeEventListener('focusin', keep)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    if (event.key !== 'Tab') return
    const all = [...(dialog.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
      (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
    )
    const [leaves, enters] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (document.activeElement !== leaves && document.activeElement !== dialog.current) return
    event.preventDefault()
    enters?.focus()
  }
  return (
    <div className={styles.over}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.dialog}
        style={{ maxInlineSize: width }}
        onKeyDown={onKeyDown}
      >
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles.close} aria-label={t('关闭')} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
    </div>
  )
}
