import { Modal, type ModalProps } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { inAntdLook } from './AntdLook'

/** antd's dialog, loaded when the first one opens (`Dialog`). One that is filled in opens with the focus in its first field. */
export const AntdDialog = inAntdLook(function AntdDialog(props: Omit<ModalProps, 'onCancel'> & { onClose(): void }) {
  const { onClose, children, ...rest } = props
  return (
    <Modal {...rest} onCancel={onClose}>
      <Filled open={Boolean(rest.open)}>{children}</Filled>
    </Modal>
  )
})

const stops = 'a[href], button, input, textarea, select, [tabindex="0"]'
const fields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea'

/**
 * antd gives the focus to the cross that shuts: where the first thing one can come to is a field, that is what one has come for. And it
 * gives it back only after its animation: a dialog that is taken away with what asked for it would leave the focus nowhere.
 */
function Filled({ open, children }: { open: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const { activeElement: before } = document
    // After antd has noted where the focus came from.
    const timer = setTimeout(() => {
      const all = [...(place.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
      if (place.current?.contains(document.activeElement)) return
      const first = all.find((stop) => !stop.matches(':disabled, [hidden]'))
      if (first?.matches(fields)) first.focus({ preventScroll: true })
    })
    return () => {
      clearTimeout(timer)
      setTimeout(() => {
        if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return
        if (before.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [open])
  return <div ref={place}>{children}</div>
}
