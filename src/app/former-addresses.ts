/** Maps former addresses of pages to the current ones, for the guard. */
import { isInGovernment, withinGovernment, withoutGovernment } from '@/lib/routing/government-prefix'

/**
 * The current address of one of the specification's other names, also under `/zwdt`: `/home` is `/`, and
 * `/project-management/…` is the same page without it. Null for any other address.
 */
export function presentPath(pathname: string): string | null {
  const path = withoutGovernment(pathname)
  // One slash stays: two in a row would name another site.
  const present = path.replace(/^\/project-management(?:[\\/]+|$)/i, '/').replace(/^\/home\/?$/i, '/')
  if (present === path) return null
  return isInGovernment(pathname) ? withinGovernment(present) : present
}
