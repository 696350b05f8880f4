import { App } from 'antd'
import { useEffect } from 'react'

type Feedback = ReturnType<typeof App.useApp>

/** antd's App, which draws dialogs and messages; `hold` receives its functions and returns how to release them. */
export function FeedbackHolder({ hold }: { hold(feedback: Feedback): () => void }) {
  return (
    <App component={false}>
      <Given hold={hold} />
    </App>
  )
}

function Given({ hold }: { hold(feedback: Feedback): () => void }) {
  const feedback = App.useApp()
  useEffect(() => hold(feedback), [feedback, hold])
  return null
}
