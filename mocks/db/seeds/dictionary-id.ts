/** Makes the id of a seeded dictionary entry from dictionary and code; it reveals neither. */

/**
 * Id of a dictionary entry. Like a real system's ids it reveals neither the dictionary nor the code (FNV-1a of both,
 * twice).
 */
export function dictionaryId(type: string, code: string): string {
  return hashOf(`${type}.${code}`) + hashOf(`${code}@${type}`)
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
