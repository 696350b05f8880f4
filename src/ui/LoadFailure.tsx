/** A failed request with its text and a retry button, in place of what could not be loaded. */

import { ReloadOutlined } from '@ant-design/icons'
import { Alert } from './Alert'
import { Button } from './Button'
import { useT } from './use-t'

export interface LoadFailureProps {
  /** The failure text from `failureText(error)`. With an empty text only the retry button is visible. */
  text: string
  /** Retries the request; absent when a retry cannot help. */
  onRetry?: () => void
  /** A retry is running. */
  retrying?: boolean
}

/** Shows a failed request in place of its content, with a retry button; the network's return retries it too. */
export function LoadFailure({ text, onRetry, retrying = false }: LoadFailureProps) {
  const t = useT()
  const again = onRetry && (
    <Button data-retry icon={<ReloadOutlined aria-hidden />} loading={retrying} onClick={onRetry}>
      {t('重试')}
    </Button>
  )
  if (text === '') return again
  return <Alert type="error" role="alert" title={text} action={again} />
}
