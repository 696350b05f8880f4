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

/**
 * A confirmation that cannot be closed while its call runs: a person who presses 取消 or Escape then would think that
 * nothing happens.
 */
function confirmUntilDone(confirm: Feedback['modal']['confirm'], props: ModalFuncProps) {
  const { onOk, cancelButtonProps, keyboard = true } = props
  const handle = confirm({
    ...keeping(props),
    onOk:
      onOk &&
      (() => {
        const done: unknown = onOk()
        if (!(done instanceof Promise)) return done
        handle.update({ keyboard: false, cancelButtonProps: { ...cancelButtonProps, disabled: true } })
        return done.finally(() =>
          handle.update({ keyboard, cancelButtonProps: { ...cancelButtonProps, disabled: false } }),
        )
      }),
  })
  return handle
}

function ContextFeedback({ register: hold }: { register(feedback: Feedback): () => void }) {
  const feedback = App.useApp()
  useEffect(() => {
    const { confirm, info, success } = feedback.modal
    const modal = {
      ...feedback.modal,
      confirm: (props: ModalFuncProps) => confirmUntilDone(confirm, props),
      info: (props: ModalFuncProps) => info(keeping(props)),
      success: (props: ModalFuncProps) => success(keeping(props)),
    }
    return hold({ ...feedback, modal })
  }, [feedback, hold])
  return null
}
