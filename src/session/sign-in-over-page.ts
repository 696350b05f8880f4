/** Takes over the token of a sign-in over a page whose login has ended, if it is the same person's. */
import './network'
import { permission } from '@/api/permission'
import { configureTransport } from '@/api/transport'
import { afterLogin } from '@/lib/events/sign-out-tasks'
import { sendUnsavedWork } from '@/lib/events/unsaved-work'
import { CurrentUserDocument } from './graphql/session.permission.generated'
import { forgetSignInAgain, signedInAgain } from './relogin'
import { currentSession } from './session'
import { readToken, saveToken } from './token'

/**
 * Handles a sign-in over a page whose login had ended. The token's owner is checked before anything is sent, so that
 * pending work is never sent in another person's name.
 * @returns `same`: the page continues and sends its pending work; `other`: the token is saved, and the page must be
 * left for a new document
 * @throws when the owner cannot be determined; nothing has changed then
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

/** The same for a sign-in in another tab; null where there was none. */
export async function takeOverFromElsewhere(): Promise<'same' | 'other' | null> {
  const token = readToken()
  return token ? takeOver(token) : null
}
