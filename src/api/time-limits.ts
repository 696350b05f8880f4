/**
 * How long anything is waited for, in milliseconds: the one place. A call that takes longer is broken off and fails as `timeout`.
 * Logging out waits 3 s (`session/sign-out.ts`), code that is fetched when needed 120 s (`lib/lazy-page.ts`).
 */
export const timeLimits = {
  /** A list, a page's data. */
  query: 30_000,
  /** A save, a submission: the person would rather wait than not know. */
  mutation: 60_000,
  /** Without a single byte further, for what may rightly take long: uploads, and what is read from the store. */
  stall: 30_000,
} as const
