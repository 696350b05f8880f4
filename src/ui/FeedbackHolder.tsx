import { App } from 'antd'
import { useEffect } from 'react'
import { inAntdLook } from './AntdLook'

type Feedback = ReturnType<typeof App.useApp>

/** antd's dialogs and messages, given to whoever holds them for the pages; `hold` answers how to let go. */
export const FeedbackHolder = inAntdLook(function FeedbackHolder({ hold }: { hold(feedback: Feedback): () => void }) {
  return (
    <App component={false}>
      <Given hold={hold} />
    </App>
  )
})

function Given({ hold }: { hold(feedback: Feedback): () => void }) {
  const feedback = App.useApp()
  useEffect(() => hold(feedback), [feedback, hold])
  return null
}
