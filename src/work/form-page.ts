import { lazyPage } from '@/lib/lazy-page'

/**
 * The page of a work's form for a route, whose address names the work.
 * @param back the way on where there is nothing to show, its words marked with `text()`; home by default
 */
export const formPage = (back?: { label: string; to: string }) =>
  lazyPage(() => import('./pages/FormAtAddress').then((module) => module.formAtAddress(back)))
