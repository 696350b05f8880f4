import './network'
import { permission } from '@/api/permission'
import { LogoutDocument } from './graphql/session.permission.generated'

/** Query `logout` for one login, never from the cache. Apart from `sign-out.ts`, which loads without Apollo. */
export async function logOutCall(token: string): Promise<void> {
  await permission.query(LogoutDocument, {}, { fetchPolicy: 'network-only', background: true, token })
}
