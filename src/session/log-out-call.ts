/** The call that ends one login on the server; `sign-out.ts` and the idle lock load it when it is needed, because Apollo comes with it. */
import './network'
import { permission } from '@/api/permission'
import { LogoutDocument } from './graphql/session.permission.generated'

/** Ends the login of a token, also when the portal holds another one by then. */
export async function logOutCall(token: string): Promise<void> {
  await permission.query(LogoutDocument, {}, { fetchPolicy: 'network-only', background: true, token })
}
