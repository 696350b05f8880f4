/**
 * Sends a mutation under an idempotency key that survives a reload, so that a repeated submit creates nothing twice.
 */

import { randomId } from '@/lib/random-id'
import { getSessionEntry, removeSessionEntry, setSessionEntry } from '@/lib/storage/session-storage'
import { failureOf, isRefusal } from './errors/failure'

/** How long the backend remembers a key at least (`README.md`, "Asked again"), in seconds. */
const remembered = 24 * 3600

/** A hash (cyrb53), so that the sent text itself is not stored. */
function nameOf(words: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return [high, low].map((half) => (half >>> 0).toString(36)).join('.')
}

/**
 * Sends a creating mutation with an idempotency key. The key stays the same for the same content until the backend has
 * answered, also after a reload, so a retry after a lost response creates nothing twice.
 * @param call the mutation and its owner; `words` is the content sent
 */
export async function sendOnce<Answer>(
  call: string,
  words: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const storageKey = `portal-sent.${nameOf(JSON.stringify([call, words]))}`
  const key = getSessionEntry(storageKey) ?? randomId()
  setSessionEntry(storageKey, key, remembered)
  try {
    const answer = await send(key)
    removeSessionEntry(storageKey)
    return answer
  } catch (error) {
    const failure = failureOf(error)
    // A call of an ended login changes nothing, but an earlier one under this key, whose response was lost, may have arrived.
    if (isRefusal(failure) && !failure.endsSession) removeSessionEntry(storageKey)
    throw error
  }
}
