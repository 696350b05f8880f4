/** A link whose address the backend sent; plain text where the address is not safe. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeRedirect } from '@/lib/routing/safe-redirect'

interface AnsweredLinkProps {
  /** The address as the backend returned it. */
  to: string
  children: ReactNode
}

/**
 * A link to a portal page whose address comes from the backend. An address outside the portal renders as plain text.
 */
export function AnsweredLink({ to, children }: AnsweredLinkProps) {
  const own = safeRedirect(to)
  return own === null ? children : <Link to={own}>{children}</Link>
}
