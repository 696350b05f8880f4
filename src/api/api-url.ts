/**
 * The absolute address of a backend path. The backend is on the page's own origin unless `VITE_API_ORIGIN` names another.
 */
export function apiUrl(path: string): string {
  return new URL(path, import.meta.env.VITE_API_ORIGIN || window.location.origin).href
}
