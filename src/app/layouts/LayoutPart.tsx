/** An error boundary around one part of a layout (header, menu), so that the page stays usable; used by all layouts. */

import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useT } from '@/ui/use-t'

interface LayoutPartProps {
  /** Its name for people: 页头. */
  name: string
  children: ReactNode
}

/** An error boundary for a part of a layout: the page continues, and the part can be retried. */
export function LayoutPart({ name, children }: LayoutPartProps) {
  const t = useT()
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <Button type="link" size="small" danger onClick={retry}>
          {t('{name}没有显示成功，点此重试', { name: t(name) })}
        </Button>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
