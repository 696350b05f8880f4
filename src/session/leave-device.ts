/** What happens to the drafts and settings on this device when a person signs out, and when they or somebody else signs in. */

import { deleteDrafts } from '@/lib/drafts/delete-drafts'
import { beginLeaving, closeDrafts, sealingKeyOf } from '@/lib/drafts/draft-owner'
import { flushDrafts } from '@/lib/drafts/draft-writer'
import { openSealedDrafts, sealDrafts, sealDraftsOfOthers } from '@/lib/drafts/sealed-drafts'
import { takeOverFormerEntries } from '@/lib/storage/former-entries'
import { removeClearEntries } from '@/lib/storage/person-entries'
import { hasWords, sealEntries, sealEntriesOfOthers } from '@/lib/storage/sealed-entries'
import { prefetchSm2 } from '@/lib/text/load-sm2'
import type { MayDelete } from './sign-out'

/**
 * Seals what a person typed and did not save, and their settings with words, before their login ends.
 * @param mayDelete asks the person when some of it cannot be sealed
 * @returns whether the login may end; false when the person goes back, and then nothing has changed. Never rejects
 */
export async function leaveDevice(userId: string, mayDelete: MayDelete): Promise<boolean> {
  const sealingKey = sealingKeyOf(userId)
  beginLeaving()
  const unstored = await flushDrafts()
  const unsealed = await sealDrafts(userId)
  const entries = sealingKey ? await sealEntries(sealingKey) : null
  const answers = unsealed === null ? null : unsealed + unstored
  const hasSettings = entries?.isWhole === false
  if (answers !== 0 || hasSettings) {
    if (!(await mayDelete({ answers, hasSettings }))) {
      entries?.undo()
      closeDrafts(false)
      // What was typed since the drafts were closed.
      void flushDrafts()
      return false
    }
    await deleteDrafts(userId)
  }
  removeClearEntries(userId, sealingKey)
  return true
}

/** Opens what this person typed before their last sign-out, then seals what others left. Never rejects. */
export async function tidyDevice(userId: string): Promise<void> {
  takeOverFormerEntries(userId)
  // Without a connection, the page that looks for a draft tries again.
  await openSealedDrafts(userId).catch(() => undefined)
  await sealDraftsOfOthers(userId)
  const sealingKey = sealingKeyOf(userId)
  if (sealingKey && hasWords(sealingKey)) prefetchSm2()
  await sealEntriesOfOthers(sealingKey)
}
