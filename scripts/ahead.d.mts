/** A call made before the code is there. */
interface SentCall {
  url: string
  /** A variable `$work` stands for the work that the address names, `$field` for a field of the answer before. */
  call: { operationName: string; variables: object; query: string }
}
/** It is made by the page of one pattern (`page`), by every page where a work's form is filled in (`form`), or by every page. */
export interface AheadCall extends SentCall {
  page?: string
  form?: boolean
  /** The call that its answer leads to. */
  next?: SentCall
}
export declare function ahead(plan: {
  files: readonly string[]
  pages: readonly (readonly [pattern: string, files: readonly number[], fills?: string])[]
  calls: readonly AheadCall[]
  prefix: string
  base: string
}): void
