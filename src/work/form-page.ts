/** Creates the form page of a route whose address names the work item. */
import { lazyPage } from '@/lib/loading/lazy-import'

/**
 * Creates the form page of a route whose address names the work item.
 * @param back the link for when there is nothing to show, its label marked with `text()`; default: home
 */
export const formPage = (back?: { label: string; to: string }) =>
  lazyPage(() => import('./pages/FormAtAddress').then((module) => module.formAtAddress(back)))
