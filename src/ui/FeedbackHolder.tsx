import { App } from 'antd'
import { useEffect } from 'react'

type Feedback = ReturnType<typeof App.useApp>

/** antd's App, which draws dialogs and messages; `hold` receives its functions and returns how to release them. */
export function FeedbackHolder({ hold }: { hold(feedback: Feedback): () => void }) {
  return (
    <App component={false}>
      <ContextFeedback hold={hold} />
    </App>
  )
}

function ContextFeedback({ hold }: { hold(feedback: Feedback): () => void }) {
  const feedback = App.useApp()
  useEffect(() => hold(feedback), [feedback, hold])
  return null
}
