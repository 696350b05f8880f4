/** Wraps the form's ports so that a revision that the person has not seen counts as a conflict; for forms that decide or submit. */
import type { SmartformPorts } from '@/smartform/ports'

/**
 * The ports, and the newest revision of a content that this person has seen. A save that jumps over a revision was made
 * upon answers of somebody else, which are seen only once the content was read again.
 */
export function withSeenRevision(ports: SmartformPorts, loaded: number): { ports: SmartformPorts; seen(): number } {
  const { save, reload } = ports
  let seen = loaded
  const watched: SmartformPorts = {
    ...ports,
    async save(contentId, request) {
      const outcome = await save(contentId, request)
      if (outcome.kind === 'saved' && outcome.revision === seen + 1) seen = outcome.revision
      return outcome
    },
  }
  if (reload)
    watched.reload = async (contentId) => {
      const snapshot = await reload(contentId)
      seen = snapshot.revision
      return snapshot
    }
  return { ports: watched, seen: () => seen }
}
