/** antd's Modal, in a file that `Dialog.tsx` loads after the page. */
import { Modal, type ModalProps } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { keepFocus } from './keep-focus'
import { TimesBlock } from './TimesBlock'

/**
 * antd's Modal in its own file, loaded after the first page (`Dialog`). A dialog that opens on a form focuses its first
 * field.
 */
export function AntdDialog({
  onClose,
  afterClose,
  children,
  ...props
}: Omit<ModalProps, 'onCancel'> & { onClose(): void }) {
  const content = useRef<HTMLDivElement>(null)
  const closed = () => {
    afterClose?.()
    const own = content.current?.closest('[role="dialog"]')
    keepFocus((element) => own?.contains(element) === true)
  }
  return (
    <Modal {...props} onCancel={onClose} afterClose={closed}>
      <FocusedContent open={Boolean(props.open)} ref={content}>
        {children}
      </FocusedContent>
    </Modal>
  )
}

const stops = 'a[href], button, input, textarea, select, [tabindex="0"]'
const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select'

interface FocusedContentProps {
  open: boolean
  ref: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * antd focuses the close button. Where the first focusable element is a field, this moves the focus there. antd also returns the focus only
 * after its closing animation: a dialog that is unmounted together with its opener would lose the focus.
 */
function FocusedContent({ open, ref, children }: FocusedContentProps) {
  useEffect(() => {
    if (!open) return
    const { activeElement: before } = document
    // After antd has stored the element that had the focus.
    const timer = setTimeout(() => {
      const all = [...(ref.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
      if (ref.current?.contains(document.activeElement)) return
      const first = all.find((stop) => !stop.matches(':disabled, [hidden]'))
      if (first?.matches(fields)) first.focus({ preventScroll: true })
    })
    return () => {
      clearTimeout(timer)
      setTimeout(() => {
        if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return
        if (before.isConnected) before.focus({ preventScroll: true })
        // Also where the opener is still there: its row may leave with the list's next answer.
        keepFocus()
      })
    }
  }, [open, ref])
  return (
    <div ref={ref}>
      <TimesBlock>{children}</TimesBlock>
    </div>
  )
}
