import { App, type ModalFuncProps } from 'antd'
import { dialogWidth } from './dialog-width'

type Dialogs = Pick<ReturnType<typeof App.useApp>['modal'], 'confirm' | 'info' | 'success'>

/** Dialogs that ask or tell something and go: antd's, as wide as every dialog that says nothing else. */
export function useDialogs(): Dialogs {
  const { modal } = App.useApp()
  const open = (ask: keyof Dialogs) => (props: ModalFuncProps) => modal[ask]({ width: dialogWidth, ...props })
  return { confirm: open('confirm'), info: open('info'), success: open('success') }
}
