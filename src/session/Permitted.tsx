/** Shows its children only to people with a permission, for parts of a page that others do not see. */

import type { ReactNode } from 'react'
import { usePermission } from './permissions'

interface PermittedProps {
  /** Access codes such as `s02.f009.add`; one of them is enough. Must not be empty. */
  codes: readonly string[]
  /** Displayed to people without the permission. */
  fallback?: ReactNode
  children: ReactNode
}

export function Permitted({ codes, fallback = null, children }: PermittedProps): ReactNode {
  return usePermission(codes) ? children : fallback
}
