import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { useT } from '@/ui/use-t'

interface LayoutPartProps {
  /** What it is, as a person would call it: 页头. */
  name: string
  children: ReactNode
}

/** A part of a layout that may fail alone: the page beside it goes on, and the part can be drawn anew. */
export function LayoutPart({ name, children }: LayoutPartProps) {
  const t = useT()
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <Button type="link" size="small" danger onClick={retry}>
          {t('{name}没有显示成功，点击重试', { name: t(name) })}
        </Button>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
