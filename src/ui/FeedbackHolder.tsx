import { App } from 'antd'
import { useEffect } from 'react'

type Feedback = ReturnType<typeof App.useApp>

/** antd's App, which draws dialogs and messages; `hold` receives its functions and returns how to release them. */
export function FeedbackHolder({ register: hold }: { register(feedback: Feedback): () => void }) {
  return (
    <App component={false}>
      <ContextFeedback register={hold} />
    </App>
  )
}

function ContextFeedback({ register: hold }: { register(feedback: Feedback): () => void }) {
  const feedback = App.useApp()
  useEffect(() => hold(feedback), [feedback, hold])
  return null
}
