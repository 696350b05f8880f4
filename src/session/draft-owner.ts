/** Says to the drafts on this device who is signed in. Imported once, for every page. */

import { configureDraftOwner } from '@/lib/drafts/draft-owner'
import { loadChunk } from '@/lib/loading/lazy-import'
import { currentSession } from './session'
import { isOwnLoginSignedOut } from './signed-out-elsewhere'

/** Asks for the private key of the signed-in person; null where the backend gives none. */
async function openingKey(): Promise<string | null> {
  return (await loadChunk(() => import('./opening-key-call'))).openingKeyCall()
}

configureDraftOwner(() => {
  const user = currentSession()?.user
  return user ? { userId: user.id, sealingKey: user.sealingKey, openingKey, isSignedOut: isOwnLoginSignedOut } : null
})
