import { ReloadOutlined } from '@ant-design/icons'
import { Alert } from './Alert'
import { Button } from './Button'
import { useT } from './use-t'

export interface LoadFailureProps {
  /** What failed, for the person: `failureText(error)` of the transport. Empty: nothing is said of it, and it can be asked for again. */
  text: string
  /** Asks again; absent where asking again cannot help. */
  onRetry?: () => void
  /** Asking again is under way. */
  retrying?: boolean
}

/** What could not be loaded, at the place where it would stand, with a way to ask again. */
export function LoadFailure({ text, onRetry, retrying = false }: LoadFailureProps) {
  const t = useT()
  const again = onRetry && (
    <Button icon={<ReloadOutlined aria-hidden />} loading={retrying} onClick={onRetry}>
      {t('重试')}
    </Button>
  )
  if (text === '') return again
  return <Alert type="error" role="alert" title={text} action={again} />
}
