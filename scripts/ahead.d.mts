import type { ListedWorks } from '../src/lib/route-handle'

/** A call made before the code is there. */
interface SentCall {
  url: string
  /** A variable `$work` stands for the work that the address names, `$works` and `$counts` for what is listed, `$field` for a field of the answer before. */
  call: { operationName: string; variables: object; query: string }
}
/** It is made by the page of one pattern (`page`), by every page where a work's form is filled in (`form`) or that says so of its list (`list`), or by every page. */
export interface AheadCall extends SentCall {
  page?: string
  form?: boolean
  list?: keyof ListedWorks
  /** The call that its answer leads to. */
  next?: SentCall
}
export declare function ahead(plan: {
  files: readonly string[]
  pages: readonly (readonly [pattern: string, files: readonly number[], fills?: string, lists?: ListedWorks])[]
  calls: readonly AheadCall[]
  prefix: string
  base: string
  entry?: string
}): void
