import { inDraftStore } from '@/lib/drafts/draft-database'
import { answerOf } from '@/lib/storage/device-database'

/** Everything that is kept of unsaved text on this device, as it lies there. */
export function storedDrafts(): Promise<string> {
  return inDraftStore('readonly', async (slots) => JSON.stringify(await answerOf(slots.getAll())))
}
