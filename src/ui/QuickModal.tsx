import { Modal, type ModalProps } from 'antd'

/** Width of a dialog that says nothing else, in px (specification, section 9 "Modal default width"). */
const width = 350

/** A small dialog for one short act: 350 px wide, on a narrow screen as wide as there is room; what it held is gone when it closes. */
export function QuickModal(props: ModalProps) {
  return <Modal width={width} destroyOnHidden {...props} />
}
