/** Opens what a person's settings on this device hold in words, before their first page reads it. Loaded where something is sealed. */

import { permission } from '@/api/permission'
import { openEntries } from '@/lib/storage/sealed-entries'
import { OpeningKeyDocument } from './graphql/opening-key.permission.generated'

/** Asks for the private key with a login's token and opens what was sealed. Rejects without a connection; it then stays sealed. */
export async function openSettings(sealingKey: string, token: string | undefined): Promise<void> {
  const { openingKey } = await permission.query(
    OpeningKeyDocument,
    {},
    { fetchPolicy: 'no-cache', background: true, token },
  )
  if (openingKey) await openEntries(sealingKey, openingKey)
}
