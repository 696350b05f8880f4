import { fullAddress } from '@/lib/base-path'

/**
 * The absolute address of a backend path. The backend is beside the page, in the portal's own folder, unless `VITE_API_ORIGIN` says where.
 */
export function apiUrl(path: string): string {
  const elsewhere = import.meta.env.VITE_API_ORIGIN
  if (!path.startsWith('/')) return path
  return elsewhere ? elsewhere + path : fullAddress(path)
}
