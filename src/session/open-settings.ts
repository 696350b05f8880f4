/** Opens what a person's settings on this device hold in words, before their first page reads it. Loaded where something is sealed. */

import { openEntries } from '@/lib/storage/sealed-entries'
import { openingKeyCall } from './opening-key-call'

/** Asks for the private key with a login's token and opens what was sealed. Rejects without a connection; it then stays sealed. */
export async function openSettings(sealingKey: string, token: string | undefined): Promise<void> {
  const openingKey = await openingKeyCall(token)
  if (openingKey) await openEntries(sealingKey, openingKey)
}
