/** Types of `prefetch.mjs` for TypeScript importers. */
import type { ListedWorks, OpenedContent } from '../src/lib/routing/route-handle'

/** A call made before the code is there; what its variables may stand for is said in `prefetched-calls.ts`. */
export interface SentCall {
  url: string
  call: { operationName: string; variables: object; query: string }
  /** The call that its answer leads to, where the field `given` of that is not null. */
  next?: SentCall & { given?: string }
}
/**
 * It is made by the page of one pattern (`page`), by those whose patterns begin alike (`under`), by every page that opens one of some things
 * (`opens`) or that says so of its list (`list`), or by every page.
 */
export interface PrefetchedCall extends SentCall {
  page?: string
  under?: string
  opens?: readonly OpenedContent['target'][]
  list?: keyof ListedWorks
}
export declare function prefetchScript(plan: {
  files: readonly string[]
  pages: readonly (readonly [pattern: string, files: readonly number[], opens?: OpenedContent, lists?: ListedWorks])[]
  calls: readonly PrefetchedCall[]
  prefix: string
  base: string
  entry?: string
}): void
