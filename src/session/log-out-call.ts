/** The call that ends one login on the server, without Apollo; for sign-out and the idle lock. */
import './network'
import { permission } from '@/api/permission'
import { LogoutDocument } from './graphql/session.permission.generated'

/** The `logout` query for one login. In its own file, because `sign-out.ts` must load without Apollo. */
export async function logOutCall(token: string): Promise<void> {
  await permission.query(LogoutDocument, {}, { fetchPolicy: 'network-only', background: true, token })
}
