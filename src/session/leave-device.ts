/** What happens to the drafts on this device when a person signs out, and when they or somebody else signs in. */

import { closeDrafts } from '@/lib/drafts/draft-owner'
import { flushDrafts } from '@/lib/drafts/draft-writer'
import { deleteDrafts, openSealedDrafts, sealDrafts, sealDraftsOfOthers } from '@/lib/drafts/sealed-drafts'

/**
 * Seals what a person typed and did not save, before their login ends.
 * @param mayDelete asks the person when some of it cannot be sealed; it gets the number of such answers, null when the
 * device does not tell
 * @returns whether the login may end; false when the person goes back, and then nothing has changed. Never rejects
 */
export async function leaveDevice(
  userId: string,
  mayDelete: (unsealed: number | null) => Promise<boolean>,
): Promise<boolean> {
  const unstored = await flushDrafts()
  const unsealed = await sealDrafts(userId)
  if (unstored === 0 && unsealed === 0) return true
  if (!(await mayDelete(unsealed === null ? null : unsealed + unstored))) {
    closeDrafts(false)
    return false
  }
  await deleteDrafts(userId)
  return true
}

/** Opens what this person typed before their last sign-out, then seals what others left. Never rejects. */
export async function tidyDrafts(userId: string): Promise<void> {
  // Without a connection, the page that looks for a draft tries again.
  await openSealedDrafts(userId).catch(() => undefined)
  await sealDraftsOfOthers(userId)
}
