/** Loads antd's dialogs and toast messages for `feedback.tsx`. */
import { App, type ModalFuncProps } from 'antd'
import { useEffect } from 'react'
import { keepFocus } from './keep-focus'

type Feedback = ReturnType<typeof App.useApp>

/** antd's App, which draws dialogs and messages; `hold` receives its functions and returns how to release them. */
export function FeedbackHolder({ register: hold }: { register(feedback: Feedback): () => void }) {
  return (
    <App component={false}>
      <ContextFeedback register={hold} />
    </App>
  )
}

/** Props of a dialog that keeps the keyboard's place when it closes. */
const keeping = (props: ModalFuncProps): ModalFuncProps => ({
  ...props,
  afterClose() {
    props.afterClose?.()
    keepFocus((element) => element.closest('.ant-modal-confirm') !== null)
  },
})

function ContextFeedback({ register: hold }: { register(feedback: Feedback): () => void }) {
  const feedback = App.useApp()
  useEffect(() => {
    const { confirm, info, success } = feedback.modal
    const modal = {
      ...feedback.modal,
      confirm: (props: ModalFuncProps) => confirm(keeping(props)),
      info: (props: ModalFuncProps) => info(keeping(props)),
      success: (props: ModalFuncProps) => success(keeping(props)),
    }
    return hold({ ...feedback, modal })
  }, [feedback, hold])
  return null
}
