import './network'
import { permission } from '@/api/permission'
import { LogoutDocument } from './graphql/session.permission.generated'

/** Query `logout`, never from the cache. Apart from `sign-out.ts`, which loads without Apollo. */
export async function logOutCall(): Promise<void> {
  await permission.query(LogoutDocument, {}, { fetchPolicy: 'network-only', background: true })
}
