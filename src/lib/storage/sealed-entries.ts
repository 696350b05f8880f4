/**
 * Seals the entries of people who are not signed in on this device (`person-entries.ts`), and opens them at their next
 * sign-in: saved filters and open batches hold names and typed words. The keys are those of drafts (`sealed-drafts.ts`).
 */

import { loadSm2 } from '../text/load-sm2'
import { estimatedServerNow } from '../time/server-date'
import { getLocalEntry, localKeys, removeLocalEntry, setLocalEntry } from './device-storage'
import { mergeStored } from './merge-stored'
import { personPrefix, sealedOf, wordsOf } from './person-entries'

/** A public key is an uncompressed point of the curve, in hex; a person's id is none. */
const publicKey = /^04[0-9a-f]{128}$/

/** Whether this person has entries that a sign-out seals. */
export const hasWords = (owner: string) => localKeys(wordsOf(owner)).length > 0

/** What came of sealing a person's entries. */
export interface SealedEntries {
  /** False where some could not be sealed: no cipher, or a full device. They stay as they were. */
  isWhole: boolean
  /** Puts back what was sealed, for a person who does not sign out after all. */
  undo(): void
}

/**
 * Seals what may hold words of a person. Several sealed versions of one entry can stand beside each other, where the
 * former one could not be opened. Never rejects.
 */
export async function sealEntries(sealingKey: string): Promise<SealedEntries> {
  const words = wordsOf(sealingKey)
  const clear = localKeys(words)
  const done: (() => void)[] = []
  const cipher = clear.length > 0 ? await loadSm2().catch(() => null) : null
  for (const key of clear) {
    const value = getLocalEntry(key)
    if (value === null || !cipher) continue
    const sealedKey = `${sealedOf(sealingKey)}${key.slice(words.length)}/${estimatedServerNow()}`
    if (!isStored(sealedKey, cipher.encryptSm2(value, sealingKey))) continue
    removeLocalEntry(key)
    done.push(() => isStored(key, value) && removeLocalEntry(sealedKey))
  }
  const undo = () => {
    for (const putBack of done) putBack()
  }
  return { isWhole: !hasWords(sealingKey), undo }
}

/** Writes an entry; false where the device did not take it. */
function isStored(key: string, value: string): boolean {
  setLocalEntry(key, value)
  return getLocalEntry(key) === value
}

/** Seals what others left in the clear when their login expired. Never rejects; what has no public key stays. */
export async function sealEntriesOfOthers(own: string | null): Promise<void> {
  const owners = new Set(localKeys(personPrefix).map((key) => key.slice(personPrefix.length).split('/')[0] ?? ''))
  for (const owner of owners) if (owner !== own && publicKey.test(owner)) await sealEntries(owner)
}

/** Opens what was sealed for a person; what they have written since counts as newer. Rejects without the cipher. */
export async function openEntries(sealingKey: string, openingKey: string): Promise<void> {
  const sealed = sealedOf(sealingKey)
  const { decryptSm2 } = await loadSm2()
  // The newest first, so that each older one comes under what stands there.
  for (const key of localKeys(sealed).sort().reverse()) {
    const ciphertext = getLocalEntry(key)
    // Another tab may have opened it meanwhile.
    if (ciphertext === null) continue
    const opened = decryptSm2(ciphertext, openingKey)
    const clearKey = wordsOf(sealingKey) + key.slice(sealed.length, key.lastIndexOf('/'))
    if (opened === null || isStored(clearKey, mergeStored(opened, getLocalEntry(clearKey)))) removeLocalEntry(key)
  }
}
