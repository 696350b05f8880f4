/** The dialog of the portal: antd's Modal, whose code loads after the page. Use it for every dialog. */

import type { ModalProps } from 'antd'
import { dialogWidth } from './dialog-width'
import { lazyDialog } from './lazy-part'
import { useIdlePrefetch } from './use-idle-prefetch'

const AntdDialog = lazyDialog(() => import('./AntdDialog').then((module) => module.AntdDialog))

/** Delay before a page with a dialog loads the dialog's code, in milliseconds. */
const preloadDelay = 2000

/** Loads the dialog's code, which no first view needs. Never rejects. */
export const loadDialog = AntdDialog.preload

interface DialogProps extends Omit<ModalProps, 'onCancel' | 'onClose'> {
  onCancel(): void
}

/** Every dialog of the portal: antd's Modal with the specification's width, which a narrow screen reduces. */
export function Dialog({ width = dialogWidth, onCancel, ...props }: DialogProps) {
  useIdlePrefetch(loadDialog, { after: preloadDelay })
  return <AntdDialog width={width} {...props} onClose={onCancel} />
}
