import { Modal, type ModalProps } from 'antd'
import { inAntdLook } from './AntdLook'

/** antd's dialog, loaded when the first one opens (`Dialog`). */
export const AntdDialog = inAntdLook(function AntdDialog(props: Omit<ModalProps, 'onCancel'> & { onClose(): void }) {
  const { onClose, ...rest } = props
  return <Modal {...rest} onCancel={onClose} />
})
