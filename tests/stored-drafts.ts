/** Reads all unsaved text that is stored on the device, for tests of drafts. */
import { inDraftStore } from '@/lib/drafts/draft-database'
import { answerOf } from '@/lib/storage/device-database'

/** All unsaved text stored on this device, in its stored form. */
export function storedDrafts(): Promise<string> {
  return inDraftStore('readonly', async (slots) => JSON.stringify(await answerOf(slots.getAll())))
}
