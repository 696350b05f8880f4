/** Deletes the drafts that a sign-out would leave on this device in the clear; in its own file, because it must work where the cipher's file is missing. */

import { answerOf } from '../storage/device-database'
import { inDraftStore } from './draft-database'

/** Deletes what a person typed and could not be sealed, because they chose so. Never rejects. */
export async function deleteDrafts(userId: string): Promise<void> {
  await inDraftStore('readwrite', async (slots) => {
    for (const key of await answerOf(slots.getAllKeys())) if (Array.isArray(key) && key[0] === userId) slots.delete(key)
  }).catch(() => undefined)
}
