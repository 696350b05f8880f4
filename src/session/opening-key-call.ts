/** The call for the key that opens what was sealed on this device. */
import './network'
import { permission } from '@/api/permission'
import { OpeningKeyDocument } from './graphql/opening-key.permission.generated'

/** The private key of the signed-in person; null where the backend gives none. It is not cached. */
export async function openingKeyCall(): Promise<string | null> {
  return (await permission.query(OpeningKeyDocument, {}, { fetchPolicy: 'no-cache', background: true })).openingKey
}
