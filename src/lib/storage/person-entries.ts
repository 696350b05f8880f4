/** Keeps entries of the signed-in person in localStorage, under a name that tells nobody whose they are. */

import { areDraftsClosed, draftOwner, isOwnerSignedOut } from '../drafts/draft-owner'
import { prefetchSm2 } from '../text/load-sm2'
import { getLocalEntry, localKeys, removeLocalEntry, setLocalEntry } from './device-storage'

/** The beginning of every such key; then come the owner's name and the entry. */
export const personPrefix = 'portal-person/'

/**
 * The name of an entry. `words/…` may hold names or typed words: a sign-out seals it (`sealed-entries.ts`), and the next
 * sign-in opens it. `state/…` holds numbers, flags and names of pages only, and stays as it is.
 */
export type PersonEntry = `${'words' | 'state'}/${string}`

/**
 * The key of a person's entry. The owner's name is their public sealing key: only the server can say whose it is. Where the
 * backend gives none it is the person's id, and a sign-out removes the entries.
 */
const keyOf = (owner: string, entry: PersonEntry) => `${personPrefix}${owner}/${entry}`

/** The beginning of the keys of what may hold words of a person. */
export const wordsOf = (owner: string) => `${personPrefix}${owner}/words/`

/** The key of an entry; null when this person is not the one who is signed in. */
function ownKey(userId: string, entry: PersonEntry): string | null {
  const owner = draftOwner()
  return owner?.userId === userId ? keyOf(owner.sealingKey ?? userId, entry) : null
}

/** The beginning of the keys of what a sign-out has sealed of a person. */
export const sealedOf = (sealingKey: string) => `${personPrefix}${sealingKey}/sealed/`

/** Whether something of this person is sealed on this device. */
export function hasSealedEntries(sealingKey: string): boolean {
  return localKeys(sealedOf(sealingKey)).length > 0
}

/** The stored value; null for none, and for a person who is not signed in. */
export function getPersonEntry(userId: string, entry: PersonEntry): string | null {
  const key = ownKey(userId, entry)
  return key === null ? null : getLocalEntry(key)
}

/** Stores a value of the signed-in person, until they change it; does nothing for anybody else, and once their sign-out has begun. */
export function setPersonEntry(userId: string, entry: PersonEntry, value: string): void {
  const key = ownKey(userId, entry)
  if (key === null || areDraftsClosed() || isOwnerSignedOut()) return
  setLocalEntry(key, value)
  if (entry.startsWith('words/')) prefetchSm2()
}

/** Removes a value of the signed-in person; does nothing for anybody else. */
export function removePersonEntry(userId: string, entry: PersonEntry): void {
  const key = ownKey(userId, entry)
  if (key !== null) removeLocalEntry(key)
}

/**
 * Removes what a sign-out leaves in the clear: what may hold words, and everything that carries the person's id, because the
 * backend gave them no key.
 */
export function removeClearEntries(userId: string, sealingKey: string | null): void {
  const clear = [`${personPrefix}${userId}/`, ...(sealingKey ? [wordsOf(sealingKey)] : [])]
  for (const key of clear.flatMap(localKeys)) removeLocalEntry(key)
}
