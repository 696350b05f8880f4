import { Modal, type ModalProps } from 'antd'
import { dialogWidth } from './dialog-width'

/** Every dialog of the portal: as wide as the specification says where nothing else is asked for, on a narrow screen as there is room. */
export function Dialog({ width = dialogWidth, ...props }: ModalProps) {
  return <Modal width={width} {...props} />
}
