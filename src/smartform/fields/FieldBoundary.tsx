import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useT } from '@/ui/use-t'
import styles from './FieldBoundary.module.css'

/** Keeps a field that cannot be drawn from taking the form with it; what was answered stays in the form's state. */
export function FieldBoundary({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(_error, retry) => <FailedField label={label} retry={retry} />}>{children}</ErrorBoundary>
  )
}

function FailedField({ label, retry }: { label: string; retry(): void }) {
  const t = useT()
  return (
    <div className={styles.failed} role="alert">
      {t('「{label}」暂时无法显示，已填的内容仍然保留。', { label })}
      <Button type="link" size="small" onClick={retry}>
        {t('重试')}
      </Button>
    </div>
  )
}
