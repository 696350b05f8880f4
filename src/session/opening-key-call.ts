/** The call for the key that opens what was sealed on this device. */
import './network'
import { permission } from '@/api/permission'
import { OpeningKeyDocument } from './graphql/opening-key.permission.generated'

/**
 * The private key of the signed-in person; null where the backend gives none. It is not cached.
 * @param token the login it is asked with, where it is not this document's yet
 */
export async function openingKeyCall(token?: string): Promise<string | null> {
  const options = { fetchPolicy: 'no-cache', background: true, token } as const
  return (await permission.query(OpeningKeyDocument, {}, options)).openingKey
}
