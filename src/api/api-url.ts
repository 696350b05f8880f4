/** Builds the absolute URL of a backend path, for calls, uploads, downloads and the calendar address. */
import { fullAddress } from '@/lib/routing/base-path'

/**
 * The absolute URL of a backend path: on the portal's own origin and base path, unless `VITE_API_ORIGIN` names another.
 */
export function apiUrl(path: string): string {
  const elsewhere = import.meta.env.VITE_API_ORIGIN
  if (!path.startsWith('/')) return path
  return elsewhere ? elsewhere + path : fullAddress(path)
}
