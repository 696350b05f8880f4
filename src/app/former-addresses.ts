import { isInGovernment, withinGovernment, withoutGovernment } from '@/lib/government-prefix'

/**
 * The address that one of the specification's other names stands for, inside the government portal's frames as well: `/home` is `/`, and
 * `/project-management/…` the same page without it. Null for an address that is none of these.
 */
export function presentPath(pathname: string): string | null {
  const path = withoutGovernment(pathname)
  // One slash is left: two in a row would name another site.
  const present = path.replace(/^\/project-management(?:[\\/]+|$)/i, '/').replace(/^\/home\/?$/i, '/')
  if (present === path) return null
  return isInGovernment(pathname) ? withinGovernment(present) : present
}
