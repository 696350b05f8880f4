import { Modal, type ModalProps } from 'antd'

/** antd's dialog, loaded when the first one opens (`Dialog`). */
export function AntdDialog(props: Omit<ModalProps, 'onCancel'> & { onClose(): void }) {
  const { onClose, ...rest } = props
  return <Modal {...rest} onCancel={onClose} />
}
