import { randomId } from '@/lib/random-id'
import { keepEntry, readEntry, removeEntry } from '@/lib/session-entries'
import { failureOf } from './errors/failure'

/** As long as the backend remembers a key at least (`README.md`, "Asked again"), in seconds. */
const remembered = 24 * 3600

/** A short name for words, so that they stand nowhere themselves (cyrb53). */
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
 * Sends what makes something new, with a key: the same for the same words until the backend has answered, also after the page was
 * loaded anew. So what is sent a second time because its answer was lost is made once.
 * @param call the call and whose it is; with `words`, what is sent
 */
export async function sendOnce<Answer>(
  call: string,
  words: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const place = `portal-sent.${nameOf(JSON.stringify([call, words]))}`
  const key = readEntry(place) ?? randomId()
  keepEntry(place, key, remembered)
  try {
    const answer = await send(key)
    removeEntry(place)
    return answer
  } catch (error) {
    // A refusal is an answer; of the rest nobody knows whether it was done, nor of a server that broke.
    const { kind, code } = failureOf(error)
    if (kind === 'code' && code !== 500) removeEntry(place)
    throw error
  }
}
