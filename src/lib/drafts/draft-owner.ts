/** The signed-in person as drafts know them, and whether their login still takes drafts. */

/** The person whose drafts this document writes. */
export interface DraftOwner {
  userId: string
  /** Their public SM2 key, stored beside their drafts: it can only encrypt. Null where the backend gives none. */
  sealingKey: string | null
  /** Asks the server for their private key. Null where it gives none; rejects without a connection. */
  openingKey(): Promise<string | null>
  /** Whether another tab has signed them out. A tab that was frozen meanwhile must write nothing in the clear. */
  isSignedOut?(): boolean
}

let current: () => DraftOwner | null = () => null
let closed = false
let leaving = false

/** Says who is signed in (`src/session/draft-owner.ts`). */
export function configureDraftOwner(owner: () => DraftOwner | null): void {
  current = owner
}

/** The signed-in person; null for nobody. */
export function draftOwner(): DraftOwner | null {
  return current()
}

/** The public key to store beside a person's drafts; null where it is not known. */
export function sealingKeyOf(userId: string): string | null {
  const owner = current()
  return owner?.userId === userId ? owner.sealingKey : null
}

/** From a sign-out on, this document writes no draft: a page that is about to be left would write it in the clear. */
export function closeDrafts(isClosed: boolean): void {
  closed = isClosed
  leaving = false
}

/** The sign-out has begun: open pages write what they hold, and it is sealed at once. Ends with `closeDrafts`. */
export function beginLeaving(): void {
  leaving = true
}

export const areDraftsClosed = () => closed

/** Whether a draft must stay in its page, because another tab has signed the person out. */
export const isOwnerSignedOut = () => !leaving && current()?.isSignedOut?.() === true
