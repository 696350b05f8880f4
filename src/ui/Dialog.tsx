import type { ModalProps } from 'antd'
import { useEffect } from 'react'
import { dialogWidth } from './dialog-width'
import { lazyDialog } from './lazy-part'

const AntdDialog = lazyDialog(() => import('./AntdDialog').then((module) => module.AntdDialog))

/** A page that has a dialog is drawn first; milliseconds. */
const patience = 2000

/** Fetches what draws dialogs, which no page shows at first. Never rejects. */
export const loadDialog = AntdDialog.preload

interface Props extends Omit<ModalProps, 'onCancel' | 'onClose'> {
  onCancel(): void
}

/** Every dialog of the portal: as wide as the specification says where nothing else is asked for, on a narrow screen as there is room. */
export function Dialog({ width = dialogWidth, onCancel, ...props }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), patience)
    return () => clearTimeout(timer)
  }, [])
  return <AntdDialog width={width} {...props} onClose={onCancel} />
}
