/** A call made before the code is there, by the page of one pattern, or by every page. */
export interface AheadCall {
  url: string
  page?: string
  call: { operationName: string; variables: object; query: string }
}
export declare function ahead(plan: {
  files: readonly string[]
  pages: readonly (readonly [pattern: string, files: readonly number[]])[]
  calls: readonly AheadCall[]
  prefix: string
  base: string
}): void
