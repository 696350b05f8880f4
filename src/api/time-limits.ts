/**
 * All timeouts of calls, in milliseconds. A call past its limit is aborted and fails as `timeout`. Sign-out waits 3 s
 * (`session/sign-out.ts`), a chunk 120 s (`lib/loading/lazy-import.ts`).
 */
export const timeLimits = {
  /** Queries. */
  query: 30_000,
  /** Mutations: people rather wait than not know. */
  mutation: 60_000,
  /** Uploads and downloads: the longest time without progress. */
  stall: 30_000,
} as const
