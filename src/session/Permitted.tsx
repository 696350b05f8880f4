import type { ReactNode } from 'react'
import { usePermission } from './permissions'

interface PermittedProps {
  /** Fine-grained rights, `s02.f009.add`; one of them is enough. Not empty. */
  codes: readonly string[]
  /** Shown instead to those without. */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows its children to those who hold the right. */
export function Permitted({ codes, fallback = null, children }: PermittedProps): ReactNode {
  return usePermission(codes) ? children : fallback
}
