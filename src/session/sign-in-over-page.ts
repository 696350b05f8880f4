import './network'
import { permission } from '@/api/permission'
import { configureTransport } from '@/api/transport'
import { afterLogin } from '@/lib/sign-out-tasks'
import { sendUnsavedWork } from '@/lib/unsaved-work'
import { CurrentUserDocument } from './graphql/session.permission.generated'
import { forgetSignInAgain, signedInAgain } from './relogin'
import { currentSession } from './session'
import { readToken, saveToken } from './token'

/**
 * Somebody has signed in over a page whose login was over. The token is not anybody's to use before it is known whose it is: what
 * waits on the page must never be sent in another person's name.
 * @returns `same`: the page goes on and what waited is on its way; `other`: this document sends nothing any more, the token is
 * saved, and the page has to be left for a new document
 * @throws when it cannot be found out whose token it is; nothing has changed then
 */
export async function takeOver(token: string): Promise<'same' | 'other'> {
  const { data } = await permission.client().query({
    query: CurrentUserDocument,
    fetchPolicy: 'no-cache',
    context: { token, queryDeduplication: false },
  })
  if (data?.user.id === currentSession()?.user.id) {
    saveToken(token)
    signedInAgain(token)
    sendUnsavedWork()
    return 'same'
  }
  configureTransport({ token: () => undefined, shared: readToken })
  saveToken(token)
  afterLogin('forced')
  forgetSignInAgain()
  return 'other'
}

/** The same where the person has signed in in another tab meanwhile; null where nobody has. */
export async function takeOverFromElsewhere(): Promise<'same' | 'other' | null> {
  const token = readToken()
  return token ? takeOver(token) : null
}
