/** An error boundary around one field of a form. */
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useT } from '@/ui/use-t'
import styles from './FieldBoundary.module.css'

/** An error boundary per field: a field that fails to render leaves the form usable, and its answer stays. */
export function FieldBoundary({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(_error, retry) => <FailedField label={label} retry={retry} />}>{children}</ErrorBoundary>
  )
}

function FailedField({ label, retry }: { label: string; retry(): void }) {
  const t = useT()
  return (
    <div className={styles.failed} role="alert">
      {t('“{label}”暂时无法显示，已填的内容仍然保留。', { label })}
      <Button type="link" size="small" onClick={retry}>
        {t('重试')}
      </Button>
    </div>
  )
}
