import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeRedirect } from '@/lib/routing/safe-redirect'

interface AnsweredLinkProps {
  /** An address as an answer gives it. */
  to: string
  children: ReactNode
}

/** A link to a page of the portal that an answer gives the address of; where that leads elsewhere, its words alone. */
export function AnsweredLink({ to, children }: AnsweredLinkProps) {
  const own = safeRedirect(to)
  return own === null ? children : <Link to={own}>{children}</Link>
}
